import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { EntryId, PolicyId, TaxReturnId } from '#shared/domain/ids/ids.ts'
import { taxPhases } from '#shared/domain/ledger/taxReturns/taxPeriods.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { taxReturnStatuses } from '#shared/records/taxReturn/taxReturnStatus.ts'

/** What of a return is of one account, minor units: of the period, brought forward as a credit, and together. */
const TaxAccount = z.object({
  code: z.string(),
  name: z.string(),
  amount: MinorUnits,
  broughtForward: MinorUnits.describe('A credit of the return before, below zero.'),
  payable: MinorUnits,
})
export type TaxAccount = z.infer<typeof TaxAccount>

/** Who filed it, or noted its payment, when, with which reference of the authority or the bank. */
const Word = z.object({ by: z.string(), name: z.string(), at: Instant, on: CalendarDate, reference: z.string() })

/** A return as it was filed, and as it is kept: its figures and its file never change. Amounts are minor units. */
export const TaxReturnRecord = z.object({
  id: TaxReturnId,
  authority: z.string(),
  name: z.string(),
  from: Month,
  to: Month,
  dueOn: CalendarDate,
  status: z.enum(taxReturnStatuses),
  currency: z.enum(currencies),
  accounts: z.array(TaxAccount),
  amount: MinorUnits,
  broughtForward: MinorUnits,
  payable: MinorUnits,
  /** How many transactions it has. */
  rows: z.int(),
  source: z.string(),
  fileName: z.string(),
  /** The table of it, the same to the byte ever after. */
  csv: z.string(),
  filed: Word,
  paid: Word.extend({ bookedOn: CalendarDate }).optional(),
  lastUpdated: Instant,
})
export type TaxReturnRecord = z.infer<typeof TaxReturnRecord>

/** A return of an authority and a period: as it was filed, or as it would be. */
export const TaxReturn = TaxReturnRecord.omit({
  csv: true,
  fileName: true,
  filed: true,
  id: true,
  lastUpdated: true,
  status: true,
}).extend({
  id: TaxReturnId.optional().describe('Of one that was filed.'),
  status: z.enum(['OPEN', ...taxReturnStatuses]),
  phase: z.enum(taxPhases).optional().describe('Of one that is open: how it stands to its day.'),
  daysLeft: z.int().optional().describe('Of one that is open: until its day, below zero after it.'),
  frequency: z.enum(['annual', 'monthly', 'quarterly', 'semiannual']),
  filable: z.boolean().describe('Its months are closed and every return before it is filed.'),
  filed: Word.optional(),
})
export type TaxReturn = z.infer<typeof TaxReturn>

/** A transaction of a return. */
export const TaxReturnRow = z.object({
  entryId: EntryId,
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  transaction: z.string(),
  bookedOn: CalendarDate,
  effectiveDate: CalendarDate,
  taxable: MinorUnits,
  rate: z.number(),
  tax: MinorUnits,
  levy: MinorUnits,
})
export type TaxReturnRow = z.infer<typeof TaxReturnRow>
