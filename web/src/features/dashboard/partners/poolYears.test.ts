import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getPoolStanding } from '#shared/contracts/account/poolYears.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'POOL', role: 'Pool Viewer' } })
const { PoolYears } = await import('./PoolYears.tsx')

const year = {
  id: 'ply_01JH00000000000000000000Y1',
  name: 'Pool year 2026',
  begins: '2026-01-01',
  ends: '2027-01-01',
  sharedLimit: 2_000_000,
}
const told = { currency: 'USD', asOf: '2026-11-28T14:05:00.000Z', isPart: false }
const shown = (...years: readonly object[]) =>
  draw(h(PoolYears), { answers: [[getPoolStanding, {}, { ...told, years }]] })

it('a pool reads what its members pay in, and how much of the limit that they share is used up', async () => {
  const figures = {
    members: 6,
    policies: 7,
    contributions: 4_800_000,
    claims: 2,
    incurred: 50_000_000,
    left: 150_000_000,
  }
  const { text } = await shown({ ...year, ...figures })
  expect(text).toMatch(/6 \$48K 2 \$500K \$2M 25% \$1\.5M/)
  expect(text).not.toContain('partners.pool.withheld')
})

it('what few members stand behind is a dash, and says why', async () => {
  const { text } = await shown({ ...year, members: 4, policies: 4 })
  expect(text).toContain('partners.pool.withheld')
  expect(text).toMatch(/4 – – –/)
})
