import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { PeriodClosingId } from '#shared/domain/ids/ids.ts'
import { accountKinds } from '#shared/domain/ledger/chartOfAccounts.ts'
import { obstacleKinds } from '#shared/domain/ledger/periods.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { periodStatuses } from '#shared/records/periodClosing/periodStatus.ts'

/** Who did it, and when. */
const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** What an account was debited and credited in a month, and its balance at the end of it. */
const PeriodAccount = z.object({
  code: z.string(),
  name: z.string().describe('By the side on which it stands: what is to come back of a liability is named so.'),
  kind: z
    .enum(accountKinds)
    .optional()
    .describe('What it is on that side; not told of months that were closed before it was kept.'),
  authority: z.string().optional().describe('To whom it is payable, where an account is kept by authority.'),
  debit: MinorUnits,
  credit: MinorUnits,
  balance: MinorUnits,
})

/** What keeps a month from being closed, and how much of it there is. */
const PeriodObstacle = z.object({
  kind: z.enum(obstacleKinds),
  count: z.int(),
  day: CalendarDate.optional(),
  amount: MinorUnits.optional(),
})

/** What does not keep a month from being closed and should be looked at before. */
export const PeriodWarning = z.object({
  kind: z.enum(['balance', 'refundsDue', 'writeOffsProposed']),
  count: z.int(),
  amount: MinorUnits,
  account: z.string().optional().describe('The account that is not zero.'),
})
export type PeriodWarning = z.infer<typeof PeriodWarning>

/** A month as it was frozen, as it is kept; it never changes, but for who reopened the month. Amounts are minor units. */
export const PeriodClosingRecord = z.object({
  id: PeriodClosingId,
  month: Month,
  status: z.enum(periodStatuses),
  currency: z.enum(currencies),
  accounts: z.array(PeriodAccount),
  debit: MinorUnits,
  credit: MinorUnits,
  /** What stood open when it was closed. */
  warnings: z.array(PeriodWarning),
  /** The table of it, the same to the byte ever after. */
  csv: z.string(),
  closed: Word,
  reopened: Word.extend({ reason: z.string() }).optional(),
  lastUpdated: Instant,
})
export type PeriodClosingRecord = z.infer<typeof PeriodClosingRecord>

/** A closing by its wire names. */
export const PeriodClosing = PeriodClosingRecord.pick({
  id: true,
  status: true,
  debit: true,
  credit: true,
  closed: true,
  reopened: true,
})
export type PeriodClosing = z.infer<typeof PeriodClosing>

/** A month of the books: whether it is closed, its sums, and how often it was closed, the last closing first. */
export const PeriodSummary = z.object({
  month: Month,
  status: z.enum(['CLOSED', 'OPEN']),
  currency: z.enum(currencies),
  debit: MinorUnits,
  credit: MinorUnits,
  closings: z.array(PeriodClosing),
})
export type PeriodSummary = z.infer<typeof PeriodSummary>

/** A month with its accounts: as frozen where it is closed, else as they would be. */
export const Period = PeriodSummary.extend({
  accounts: z.array(PeriodAccount),
  difference: MinorUnits.describe('Debits less credits of all accounts at its end: zero.'),
  obstacles: z.array(PeriodObstacle).describe('What keeps it from being closed; of a closed month none.'),
  warnings: z.array(PeriodWarning),
})
export type Period = z.infer<typeof Period>
