import { expect, it } from 'vitest'
import { getEndorsableTerms } from '#shared/contracts/policy/endorsements.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '#web/i18n/localeFiles.ts'

const policyId = 'pol_01JD7Q4Z8M3T5V9W2X6Y0ABCDE'
const policy = { id: policyId, policyNumber: 'PCY-1000042', productType: 'P100', timeZone: 'America/Los_Angeles' }
const terms = {
  effectiveDate: '2026-11-20',
  earliest: '2026-11-06',
  latest: '2026-12-20',
  terms: {
    name: 'Moreau & Sons',
    city: 'Salem',
    limit: 1_000_000,
    deductible: 25_000,
    waitingPeriod: 12,
    retroActivePeriod: -1,
    additionalInsureds: [],
    eventExclusions: [],
  },
  coverages: [],
  limits: [1_000_000, 2_000_000],
  deductibles: [25_000, 50_000],
  waitingPeriods: [8, 12],
  retroActivePeriods: [1, 2, -1],
  latestRetroActiveDate: '2026-06-01',
  namesInsureds: true,
  excludesEvents: true,
}

const drawn = async (session: object, more: Partial<typeof terms> = {}) => {
  const { draw } = await openBrowser({ session })
  const { i18n } = await import('#web/i18n/i18n.ts')
  for (const namespace of ['policy', 'quote', 'underwriting', 'address', 'common'])
    i18n.addResourceBundle(baseLocale, namespace, ownTexts({ locale: baseLocale, namespace }))
  const { default: dialog } = await import('./EndorsePolicyDialog.tsx')
  const shown = dialog.show({ policyId }, () => undefined)
  if (shown === undefined) throw new Error('no dialog')
  return draw(shown as never, {
    answers: [
      [getPolicy, { params: { policyId }, query: {} }, policy],
      [getEndorsableTerms, { params: { policyId }, query: {} }, { ...terms, ...more }],
    ],
  })
}
const producer = { accountType: 'AGENCY', role: 'Producer' }

it('the endorsement of a policy offers what its product has, and nothing before something changes', async () => {
  const { buttons, text } = await drawn(producer)
  expect(buttons.find(({ words }) => words === 'Endorse policy')?.enabled).toBe(false)
  for (const said of ['Aggregate limit', 'Waiting period', 'Retroactive period', 'Coverages', 'Additional insureds'])
    expect(text).toContain(said)
  expect(text).toContain('Nothing changes yet.')
  expect(text).not.toContain('Excluded events')
})

it('a product that waits for nothing and insures nobody besides is asked for neither', async () => {
  const { text } = await drawn(producer, { waitingPeriods: [], retroActivePeriods: [], namesInsureds: false })
  for (const said of ['Waiting period', 'Retroactive period', 'Additional insureds']) expect(text).not.toContain(said)
})

it('which events are excluded is for those who underwrite', async () => {
  const { text } = await drawn({ accountType: 'COWBELL', role: 'Underwriter' })
  expect(text).toContain('Excluded events')
})
