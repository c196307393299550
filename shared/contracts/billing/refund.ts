import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, PolicyId, RefundId, TeamId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { refundStatuses } from '#shared/records/refund/refundStatus.ts'

/** Somebody's word on a refund. */
const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** How a refund was paid out; `reference` is the processor's name of the payout, or of a check or wire its own. */
const Payout = z.object({
  paymentMethod: z.enum(['Bank Account', 'Check', 'Credit Card', 'Wire']),
  reference: z.string(),
  /** Of a card or account. */
  lastFourDigits: z.string().optional(),
  paidOn: CalendarDate,
})

/** What an insured is to get back of a policy, as it is kept; `amount` is minor units. */
export const RefundRecord = z.object({
  id: RefundId,
  policyId: PolicyId,
  policyNumber: z.string(),
  invoiceNumber: z.string(),
  companyName: z.string(),
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  /** Organizations that have a share in it besides, in whose lists it is. */
  partnerIds: z.array(z.string()).optional(),
  status: z.enum(refundStatuses),
  currency: z.enum(currencies),
  amount: MinorUnits,
  reason: z.string().describe('What made it due.'),
  /** Whose deed made it due; nobody's when a payment did. */
  causedBy: z.string().optional(),
  payees: z
    .array(z.object({ to: z.enum(['FINANCER', 'INSURED']), name: z.string().optional(), amount: MinorUnits }))
    .optional()
    .describe('Who gets how much of it; the insured alone where it is not said.'),
  approvals: z.array(Word),
  rejection: Word.extend({ note: z.string() }).optional(),
  /** Payouts that were asked of the processor. */
  attempts: z.int(),
  failure: z.string().optional().describe('Why the last payout failed or came back, in the processor’s words.'),
  payout: Payout.optional(),
  dueOn: CalendarDate,
  created: Instant,
  lastUpdated: Instant,
})
export type RefundRecord = z.infer<typeof RefundRecord>

/** A refund by its wire names. */
export const Refund = RefundRecord.omit({
  attempts: true,
  causedBy: true,
  lastUpdated: true,
  partnerIds: true,
  teamIds: true,
})
export type Refund = z.infer<typeof Refund>
