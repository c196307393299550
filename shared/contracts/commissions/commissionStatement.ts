import { z } from 'zod'
import { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** An agency's commission statement of a month, amounts in minor units: what it opens with and what moved add up to `amount`. */
export const CommissionStatement = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  year: z.int(),
  month: z.int(),
  currency: z.enum(currencies),
  opening: MinorUnits.describe('Brought forward from the statement before.'),
  earned: MinorUnits.describe('Became due, on premium that was collected.'),
  clawedBack: MinorUnits.describe('Came back with premium that was returned; below zero.'),
  paid: MinorUnits.describe('Was paid to the agency.'),
  amount: MinorUnits.describe('Due at the end of the month; below zero it is carried forward.'),
  policies: z.int(),
  docId: DocumentId,
  csvDocId: DocumentId.describe('The same as a table (CSV).'),
})
export type CommissionStatement = z.infer<typeof CommissionStatement>
