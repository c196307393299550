import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import type { CarrierRaterView } from '#shared/contracts/rater/carrierRaterRecord.ts'
import { getCarrierRater, listCarrierRaterVersions } from '#shared/contracts/rater/carriers.ts'
import { openBrowser } from '#tests/support/screen.ts'

const organizationId = 'org_oak'
const { draw } = await openBrowser({
  session: { accountType: 'CARRIER', role: 'Carrier Underwriter', accountId: organizationId },
})
const { CarrierRaterPage } = await import('./CarrierRaterPage.tsx')

const terms = {
  name: 'Oak Mutual',
  products: ['P100' as const, 'P250' as const],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveFrom: '2026-01-01' as const,
  effectiveUntil: null,
}
const first = { ...terms, deviations: [{ factor: 1.1 }] }
const second = {
  ...terms,
  deviations: [
    { factor: 1.1 },
    { product: 'P250' as const, state: 'OH', factor: 0.9125, minimumPremium: 2_000 },
    { state: 'OH', factor: 1.2 },
  ],
}
const by = 'Ada Archer'
const latest = { revision: 2, terms: second, by, at: '2026-08-01T18:00:00.000Z' as const, note: 'Losses in Ohio' }
const earliest = { revision: 1, terms: first, by, at: '2026-02-01T18:00:00.000Z' as const, note: 'As agreed' }
const params = { carrierId: organizationId }
const rater: CarrierRaterView = {
  ...second,
  id: 'crr_org_oak',
  carrierId: organizationId,
  revision: 2,
  versions: [latest],
  lastUpdated: '2026-08-01T18:00:00.000Z',
  onPaper: true,
}
const opened = (answer: CarrierRaterView) =>
  draw(h(CarrierRaterPage), {
    at: '/carrier/rater',
    route: '/carrier/rater',
    answers: [
      [getCarrierRater, { params }, answer],
      [
        listCarrierRaterVersions,
        { params, query: { page: '0', size: '25' } },
        {
          content: [
            { ...latest, before: first },
            { ...earliest, until: latest.at },
          ],
          totalElements: 2,
          size: 25,
          number: 0,
        },
      ],
    ],
  })

it('a carrier reads what its rater does to the price of each product where it writes', async () => {
  const { text, buttons } = await opened(rater)
  expect(text).toContain('rater.standing.prices')
  expect(text).toMatch(/OH × 1\.2 \+20%/)
  expect(text).toMatch(/rater\.elsewhere × 1\.1 \+10%/)
  expect(text).toMatch(/OH × 0\.9125 [-−]8\.75% \$2,000/)
  expect(buttons.map(({ words }) => words)).not.toContain('Change')
})

it('it reads every version with when it priced quotes, who set it, why, and how much it changed', async () => {
  const { text } = await opened(rater)
  expect(text).toMatch(/Losses in Ohio 3/)
  expect(text).toMatch(/As agreed rater\.first/)
})

it('one that was taken away says so, and by whom', async () => {
  const { text } = await opened({
    ...rater,
    onPaper: false,
    removed: { by: 'Ada Archer', at: '2026-10-01T18:00:00.000Z' },
  })
  expect(text).toContain('rater.standing.removed')
  expect(text).toContain('rater.removedBy')
})
