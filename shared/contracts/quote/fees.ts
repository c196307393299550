import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { CommissionPercent } from '#shared/domain/quoting/commissionAgreement.ts'
import { FeeAgreement } from '#shared/domain/quoting/feeAgreement.ts'
import { products } from '#shared/regions/products.ts'

const mostFee = 1_000_000

/** Fees in minor units, 0 to 10,000 whole units (rule: fee-limits). */
const additionalFee = z
  .int()
  .min(0, 'Additional Broker fee cannot be less than $0')
  .max(mostFee, 'must be less than or equal to $10,000')
const fee = MinorUnits.min(0, 'must not be less than $0').max(mostFee, 'must be less than or equal to $10,000')

export const updateBrokerFees = defineOperation({
  name: 'updateBrokerFees',
  method: 'PUT',
  path: '/api/quote/v1/broker-fees/{quoteId}',
  summary: 'Sets the broker’s fees and prices the quote again.',
  access: 'quote:fees',
  params: { quoteId: QuoteId },
  body: z.strictObject({
    brokerFee: fee,
    additionalBrokerFee: additionalFee,
    agreementSignedOn: CalendarDate.optional().describe(
      'When the insured signed the agreement to these fees that the agency states to have on file; admitted business in the US takes one.',
    ),
    product: z.enum(products).optional(),
  }),
  response: z.object({
    id: QuoteId,
    brokerFee: MinorUnits,
    additionalBrokerFee: MinorUnits,
    feeAgreement: FeeAgreement.optional(),
    totalPremium: MinorUnits,
  }),
  problems: [
    'quote.beingPriced',
    'quote.beyondAuthority',
    'quote.feeAgreementToCome',
    'quote.feeNotAgreed',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFound',
    'rating.notRateable',
  ],
})

export const updateMgaFee = defineOperation({
  name: 'updateMgaFee',
  method: 'PUT',
  path: '/api/quote/v1/mga-fees/{quoteId}',
  summary: 'Sets the MGA fee and prices the quote again.',
  access: 'quote:fees',
  params: { quoteId: QuoteId },
  body: z.strictObject({ mgaFee: fee }),
  response: z.object({ id: QuoteId, mgaFee: MinorUnits, totalPremium: MinorUnits }),
  problems: [
    'quote.beingPriced',
    'quote.beyondAuthority',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFound',
    'rating.notRateable',
  ],
})

/** The insured pays the same; what the agency gets of the premium is posted when the policy is issued. */
export const updateQuoteCommission = defineOperation({
  name: 'updateQuoteCommission',
  method: 'PUT',
  path: '/api/quote/v1/commission/{quoteId}',
  summary: 'Agrees the agency’s commission on a quote, in percent of its premium.',
  access: 'quote:fees',
  params: { quoteId: QuoteId },
  body: z.strictObject({
    commissionPercent: CommissionPercent,
  }),
  response: z.object({ id: QuoteId, commissionPercent: z.number() }),
  problems: [
    'commission.sharesAboveWhole',
    'quote.beingPriced',
    'quote.heldByAnother',
    'quote.notAllowed',
    'quote.notFound',
  ],
})
