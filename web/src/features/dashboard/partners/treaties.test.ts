import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { getTreatyStanding } from '#shared/contracts/account/treaties.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'RE_INSURER', role: 'Reinsurer Analyst' } })
const { Treaties } = await import('./Treaties.tsx')

const layer = { attachment: 250_000, limit: 750_000, share: 100, rate: 4, percent: 40 }
const treaty = {
  id: 'trt_01JH00000000000000000000T1',
  name: 'Excess 2026',
  year: 2026,
  kind: 'EXCESS_OF_LOSS',
  begins: '2026-01-01',
  ends: '2027-01-01',
  carrier: 'Harbor Specialty',
}
const told = { currency: 'USD', asOf: '2026-11-28T14:05:00.000Z', isPart: false }
const shown = (...layers: readonly object[]) =>
  draw(h(Treaties), { answers: [[getTreatyStanding, {}, { ...told, treaties: [{ ...treaty, layers }] }]] })

it('a reinsurer reads its part of premium and losses by layer, and the largest losses without a name', async () => {
  const large = [{ incurred: 60_000_000, own: 14_000_000 }]
  const { text } = await shown({ ...layer, policies: 12, premium: 480_000, losses: 1, incurred: 14_000_000, large })
  expect(text).toContain('Excess 2026, Harbor Specialty')
  expect(text).toMatch(/40% 12 \$4\.8K 1 \$140K/)
  expect(text).toContain('partners.treaties.large')
  expect(text).toContain('$600K')
})

it('what few policies stand behind is a dash, and says why', async () => {
  const { text } = await shown(layer)
  expect(text).toContain('–')
  expect(text).not.toContain('partners.treaties.large')
  expect(text).toContain('partners.withheld')
})

it('who has no part in a treaty is told what will stand here', async () => {
  const { text } = await draw(h(Treaties), { answers: [[getTreatyStanding, {}, { ...told, treaties: [] }]] })
  expect(text).toContain('partners.treaties.none')
})

it('figures say as of when they are, and that they leave something out where they do', async () => {
  const { text } = await shown(layer)
  expect(text).toContain('partners.asOf')
  expect(text).not.toContain('partners.isPart')
  const part = await draw(h(Treaties), { answers: [[getTreatyStanding, {}, { ...told, isPart: true, treaties: [] }]] })
  expect(part.text).toContain('partners.isPart')
})
