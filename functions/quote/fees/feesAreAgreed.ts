import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { lacksFeeAgreement } from '#shared/domain/quoting/feeAgreement.ts'

type Charged = Pick<QuoteRecord, 'additionalBrokerFee' | 'brokerFee' | 'feeAgreement' | 'isSurplus'>

/**
 * Refuses broker fees on admitted business that no signed agreement is on record for.
 * @throws quote.feeNotAgreed
 */
export const feesAreAgreed = (quote: Charged): void => {
  if (lacksFeeAgreement({ region: config.region, ...quote }))
    fail('quote.feeNotAgreed', { errors: [{ path: ['agreementSignedOn'], detail: 'Say when the insured signed it' }] })
}
