import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { ClaimId, EntryId, PolicyId } from '#shared/domain/ids/ids.ts'
import { bordereauTransactions } from '#shared/domain/ledger/premiumBordereau.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { line } from '#shared/domain/text/text.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'

/** What a row, or all of them, come to; minor units, what comes back below zero. */
export const BordereauAmounts = z.object({
  gross: MinorUnits.describe('Premium before taxes and fees, terrorism cover included.'),
  commission: MinorUnits.describe('What the provider keeps of it, the agency’s part included.'),
  net: MinorUnits.describe('What is the carrier’s of it.'),
  taxes: MinorUnits.describe('Taxes, levies and stamping fees that the insured was charged.'),
  fees: MinorUnits.describe('Fees that the insured was charged: they are not the carrier’s.'),
  due: MinorUnits.describe('What the insured was charged in all.'),
})
export type BordereauAmounts = z.infer<typeof BordereauAmounts>

/** A transaction of a policy as it was booked in the month. */
export const BordereauRow = BordereauAmounts.extend({
  entryId: EntryId,
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  state: z.string().optional(),
  product: z.string(),
  market: z.enum(['admitted', 'surplus']),
  transaction: z.enum(bordereauTransactions),
  bookedOn: CalendarDate,
  effectiveDate: CalendarDate.describe('From which day the transaction counts.'),
  inception: CalendarDate,
  expiry: CalendarDate,
  limit: WholeUnits,
  retention: WholeUnits,
})
export type BordereauRow = z.infer<typeof BordereauRow>

/** What was written for a carrier in a month, transaction by transaction, and what the ledger holds of it. */
export const PremiumBordereau = z.object({
  carrierId: z.string(),
  carrierName: z.string(),
  month: Month,
  currency: z.enum(currencies),
  rows: z.array(BordereauRow),
  totals: BordereauAmounts,
  ledger: BordereauAmounts.describe('The same of the ledger’s totals of the month: equal, or something is missing.'),
})
export type PremiumBordereau = z.infer<typeof PremiumBordereau>

const query = z.strictObject({
  month: Month.optional().describe('By itself the last one that is over.'),
  carrierId: line(60)
    .optional()
    .describe('By itself the own organization, for staff the first that has business in the month.'),
})
const problems = ['billing.bookTooLong', 'billing.carrierNotFound'] as const

export const getPremiumBordereau = defineOperation({
  name: 'getPremiumBordereau',
  method: 'GET',
  path: '/api/billing/v1/bordereaux/premium',
  summary:
    'The premium bordereau of a carrier and a month, whose totals are the ledger’s. A carrier has its own alone.',
  access: 'bordereau:read',
  query,
  response: PremiumBordereau,
  problems,
})

export const getPremiumBordereauFile = defineOperation({
  name: 'getPremiumBordereauFile',
  method: 'GET',
  path: '/api/billing/v1/bordereaux/premium/file',
  summary:
    'The premium bordereau of a carrier and a month as comma-separated values, in the columns that its market expects.',
  access: 'bordereau:read',
  query,
  response: z.object({ fileName: z.string(), csv: z.string() }),
  problems,
})

/** What of a claim, or of all of them, was booked by the end of the month; minor units. */
const ClaimsAmounts = z.object({
  paidIndemnity: MinorUnits,
  paidExpense: MinorUnits,
  recovered: MinorUnits,
  outstanding: MinorUnits.describe('What is reserved and not paid.'),
  expectedBack: MinorUnits.describe('What is still expected to come back.'),
  incurred: MinorUnits.describe('Paid and outstanding, less what came back.'),
})

/** A claim as it stood on the last day of the month. */
export const CarrierClaim = ClaimsAmounts.extend({
  claimId: ClaimId,
  claimNumber: z.string(),
  policyId: PolicyId.optional(),
  policyNumber: z.string().optional(),
  companyName: z.string(),
  status: z.enum(claimStatuses),
  lossDate: CalendarDate.optional(),
  reportedOn: CalendarDate,
})
export type CarrierClaim = z.infer<typeof CarrierClaim>

export const listCarrierClaims = defineOperation({
  name: 'listCarrierClaims',
  method: 'GET',
  path: '/api/billing/v1/bordereaux/claims',
  summary:
    'The claims that a carrier bears as they were booked by the end of a month, in parts, with what the ledger holds of them. A carrier has its own alone.',
  access: 'bordereau:read',
  query: query.extend({
    size: z.coerce.number().int().min(1).max(1000).default(500).describe('How many claims a part is made of at most.'),
    after: z.string().max(1000).optional().describe('The `nextToken` of the part before.'),
  }),
  response: z.object({
    carrierId: z.string(),
    carrierName: z.string(),
    month: Month,
    currency: z.enum(currencies),
    rows: z.array(CarrierClaim).describe('By policy, then by number.'),
    nextToken: z.string().optional().describe('There is another part.'),
    totals: ClaimsAmounts.describe('Of this part.'),
    before: ClaimsAmounts.describe('Of this part’s claims, as they stood at the end of the month before.'),
    ledger: z
      .object({
        paid: MinorUnits.describe('Account 1420, claims paid for carriers: paid less recovered.'),
        outstanding: MinorUnits.describe('Account 9110, claims reserves: outstanding less what is expected back.'),
      })
      .describe('Of all parts: what their totals come to, or something is missing.'),
  }),
  problems: ['billing.carrierNotFound'],
})
