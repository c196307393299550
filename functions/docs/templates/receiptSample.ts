import type { RegionCode } from '#shared/regions/code.ts'
import type { ReceiptData } from './receiptData.ts'
import { regional } from './sampleRegions.ts'
import { common } from './samples.ts'

/** The receipt of what the insured of that policy paid of it and of a change of it. */
export const aReceipt = (region: RegionCode = 'us'): ReceiptData => {
  const { agency, currency, insured, issuer, locale, period, product } = common(region, 'RCT-CY-300912-2')
  const { total } = regional[region].price
  const [paid, changed, received] = [120_000, 84_000, total - 150_000]
  return {
    region,
    locale,
    currency,
    documentNumber: 'RCT-CY-300912-2',
    generatedOn: '2026-06-03',
    issuer,
    policyNumber: 'CY-300912',
    product,
    insured: insured.name,
    payer: insured,
    receivedBy: issuer.name,
    agency,
    period,
    receivedOn: '2026-06-02',
    method: 'Credit card, Visa ending in 4242',
    reference: 'pay_01JXQ7T4M2',
    received,
    before: total - paid + changed,
    after: total - paid + changed - received,
    settled: [
      { number: 'INV-CY-300912-1', cause: 'Policy issued', charged: total, settled: received, left: 30_000 },
      { number: 'INV-CY-300912-2', cause: 'Endorsement', charged: changed, settled: 0, left: changed },
    ],
    leftToFinancer: 0,
    byPlan: true,
  }
}
