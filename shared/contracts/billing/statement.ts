import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { EntryId, PolicyId } from '#shared/domain/ids/ids.ts'
import { partyKinds } from '#shared/domain/ledger/partyLines.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** A movement of a statement: what it is to the party's debit or credit, and where its account stands after it. */
const StatementRow = z.object({
  entryId: EntryId,
  day: CalendarDate,
  description: z.string(),
  policyId: PolicyId.optional(),
  policyNumber: z.string().optional(),
  companyName: z.string().optional(),
  debit: MinorUnits,
  credit: MinorUnits,
  balance: MinorUnits,
})

/**
 * The account of a party with the provider over some months, as it was posted. Above zero is owed by the party, below zero
 * to it; minor units.
 */
export const Statement = z.object({
  kind: z.enum(partyKinds),
  id: z.string(),
  name: z.string(),
  from: Month,
  to: Month,
  currency: z.enum(currencies),
  opening: MinorUnits,
  debit: MinorUnits,
  credit: MinorUnits,
  closing: MinorUnits,
  rows: z.array(StatementRow),
})
export type Statement = z.infer<typeof Statement>
