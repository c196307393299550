import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { formChangeKinds } from '#shared/domain/policy/formChanges.ts'
import { MaterialChange } from '#shared/domain/quoting/materialChange.ts'
import { ToldMove } from '#shared/domain/rating/priceMoves.ts'
import { products } from '#shared/regions/products.ts'
import { Quote } from './quote.ts'

/** Who asks again while the renewal's quote stands gets that quote. */
export const createRenewalQuote = defineOperation({
  name: 'createRenewalQuote',
  method: 'POST',
  path: '/api/quote/v1/renewal/{policyId}',
  summary: 'Makes the renewal quote of a policy on the terms that it ends with, from the day it ends.',
  access: 'quote:create',
  params: { policyId: PolicyId },
  body: z.strictObject({
    product: z.enum(products).optional().describe('Another product than the policy’s.'),
    effectiveDate: CalendarDate.optional().describe('A later day than the one the policy ends on.'),
  }),
  status: 201,
  response: Quote,
  problems: [
    'account.needsInformation',
    'account.notEligible',
    'account.stateNotSupported',
    'policy.alreadyRenewed',
    'policy.notAllowed',
    'policy.notFound',
    'policy.optedOut',
    'policy.tooEarlyToRenew',
    'quote.beingPriced',
    'quote.notAllowed',
    'rating.notRateable',
  ],
})

/** A term's price and terms; money is minor units, limit and deductible whole units. */
const Term = z.object({
  number: z.string(),
  effectiveDate: CalendarDate,
  endDate: CalendarDate,
  limit: WholeUnits,
  deductible: WholeUnits,
  waitingPeriod: z.int(),
  premium: MinorUnits,
  totalPremium: MinorUnits,
  rateBookVersion: z.string(),
})

const Terms = z.object({ limit: WholeUnits.nullable(), retention: WholeUnits.nullable() })

export const getRenewalComparison = defineOperation({
  name: 'getRenewalComparison',
  method: 'GET',
  path: '/api/quote/v1/renewal/comparison/{quoteId}',
  summary: 'What a renewal quote changes of the policy that ends, and why its price moved, factor by factor.',
  access: 'quote:read',
  params: { quoteId: QuoteId },
  response: z.object({
    policyId: PolicyId,
    quoteId: QuoteId,
    currency: z.enum(currencies),
    before: Term,
    after: Term,
    /** The effects add up to the difference of the totals, to the minor unit. */
    moves: z.array(ToldMove),
    coverages: z
      .array(z.object({ coverageId: z.int(), name: z.string(), before: Terms.nullable(), after: Terms.nullable() }))
      .describe('Those that came, went or have other terms.'),
    changes: z.array(MaterialChange).describe('What is not as it was when the policy was quoted.'),
  }),
  problems: ['policy.notFound', 'quote.notFound', 'quote.notARenewal'],
})

export const listRenewalForms = defineOperation({
  name: 'listRenewalForms',
  method: 'GET',
  path: '/api/quote/v1/renewal/forms/{quoteId}',
  summary: 'Which forms a renewal carries otherwise than the policy that ends, by the book of forms of today.',
  access: 'quote:read',
  params: { quoteId: QuoteId },
  response: z.object({
    policyId: PolicyId,
    quoteId: QuoteId,
    changes: z.array(
      z.object({
        kind: z.enum(formChangeKinds),
        formNumber: z.string(),
        name: z.string(),
        formType: z.string(),
        before: z.string().optional().describe('The edition that the policy carries.'),
        after: z.string().optional().describe('The edition that the renewal would carry.'),
      }),
    ),
  }),
  problems: ['policy.notFound', 'quote.notFound', 'quote.notARenewal'],
})
