import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { CoveragePremium, PremiumFee, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import { InvoiceLine } from '../billing/invoiceRecord.ts'

/** What a change of a policy does to its money, to the cent what it posts when it is confirmed as it was shown. Minor units. */
export const MoneyPreview = z.object({
  currency: z.enum(currencies),
  coverages: z.array(CoveragePremium).describe('What of the premium changes, by coverage.'),
  lines: z.array(InvoiceLine).describe('What changes of what is charged, by what it is for.'),
  fees: z.array(PremiumFee),
  taxes: z.array(z.object({ key: z.enum(taxKeys), name: z.string(), amount: MinorUnits })),
  premium: MinorUnits,
  total: MinorUnits,
  premiumAfter: MinorUnits,
  totalAfter: MinorUnits,
  charge: MinorUnits.describe('What is to be paid because of it.'),
  dueBy: CalendarDate.optional().describe('The day by which that is to be paid.'),
  refund: MinorUnits.describe('What is owed back of what was paid.'),
  commission: MinorUnits,
  instalments: z
    .array(
      z.object({
        number: z.int(),
        dueDate: CalendarDate,
        before: MinorUnits,
        after: MinorUnits,
        billedAtOnce: z.literal(true).optional().describe('No instalment is left to carry it.'),
      }),
    )
    .describe('What of a signed plan becomes another; number 0 is the down payment.'),
  toldTo: z.array(z.string()).describe('Who gets an e-mail of it; who finances the premium by name.'),
})
export type MoneyPreview = z.infer<typeof MoneyPreview>
