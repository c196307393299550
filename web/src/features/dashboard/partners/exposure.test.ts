import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { getPersonaExposure } from '#shared/contracts/account/personaStanding.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'POOL', role: 'Pool Admin' } })
const { Exposure } = await import('./Exposure.tsx')

const told = { currency: 'USD', asOf: '2026-11-29T10:00:00.000Z', isPart: false, limits: [], territories: [] }
const shown = async (of: 'counts' | 'money', line: object) =>
  (await draw(h(Exposure, { of }), { answers: [[getPersonaExposure, {}, { ...told, years: [line] }]] })).text

describe('exposure', () => {
  it('is told with its money to whoever bears it', async () => {
    const line = { key: '2026', policies: 12, premium: 1_200_000, limit: 6_000_000, claims: 2, incurred: 300_000 }
    const text = await shown('money', line)
    expect(text).toContain('partners.exposure.erosion')
    expect(text).toMatch(/2026 12 2 \$12K \$6M \$3K/)
  })

  it('is told to a pool in policies, with no column for what its terms alone tell', async () => {
    const text = await shown('counts', { key: '2026', policies: 12 })
    expect(text).toMatch(/2026 12/)
    for (const untold of ['claims', 'premium', 'exposure.limit', 'exposure.incurred', 'withheld'])
      expect(text).not.toMatch(new RegExp(`partners\\.${untold}( |$)`))
  })

  it('says why a figure is a dash, be it one of claims alone', async () => {
    const line = { key: '2026', policies: 12, premium: 1_200_000, limit: 6_000_000, incurred: 300_000 }
    expect(await shown('counts', { key: '2026' })).toContain('partners.withheld')
    expect(await shown('money', line)).toContain('partners.withheld')
    expect(await shown('money', { ...line, claims: 7 })).not.toContain('partners.withheld')
  })
})
