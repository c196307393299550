import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId, CommissionPaymentId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/**
 * Waits for a second person, is being paid, was paid, was declined by the bank, was overtaken by another one, or came back
 * from the bank after it was paid, which somebody is to look into and has.
 */
export const commissionPaymentStatuses = [
  'REQUESTED',
  'PAYING',
  'PAID',
  'DECLINED',
  'WITHDRAWN',
  'RETURNED',
  'CLEARED',
] as const

const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** A payment of commission to an agency; `amount` is minor units. */
export const CommissionPayment = z.object({
  id: CommissionPaymentId,
  agencyId: AgencyId,
  agencyName: z.string(),
  status: z.enum(commissionPaymentStatuses),
  amount: MinorUnits,
  currency: z.enum(currencies),
  description: z.string(),
  requested: Word,
  approved: Word.optional().describe('The second person, above what one may alone.'),
  accountLast4: z.string().describe('Of the bank account it goes to.'),
  paidOn: CalendarDate.optional(),
  reference: z.string().optional().describe('The processor’s name of the payout.'),
  failure: z.string().optional(),
  returned: z
    .object({ on: CalendarDate, reason: z.string() })
    .optional()
    .describe('When it came back in the books, and what the bank said.'),
  cleared: Word.extend({ note: z.string() })
    .optional()
    .describe('Who has looked into its return, and what came of it.'),
  created: Instant,
})
export type CommissionPayment = z.infer<typeof CommissionPayment>
