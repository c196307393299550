import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { Leaf, TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { CoveragePremium } from '#shared/domain/rating/ratedPremium.ts'
import { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { InvoiceLine } from '../billing/invoiceRecord.ts'
import { revisionTypes } from './policyParts.ts'

/** What a change of a policy costs and does, to the cent what it posts when it is confirmed as it was shown. Minor units. */
export const ChangePreview = z.object({
  effectiveDate: CalendarDate,
  earliest: CalendarDate,
  latest: CalendarDate,
  currency: z.enum(currencies),
  changes: z.array(TermChange),
  coverages: z.array(CoveragePremium).describe('What of the premium changes, by coverage.'),
  lines: z.array(InvoiceLine).describe('What changes of what is charged, by what it is for.'),
  premium: MinorUnits,
  total: MinorUnits,
  premiumAfter: MinorUnits,
  totalAfter: MinorUnits,
  charge: MinorUnits.describe('What is to be paid because of it.'),
  refund: MinorUnits.describe('What is owed back of what was paid.'),
  commission: MinorUnits,
  reasons: z.array(ReferralReason).describe('Why an underwriter looks at it first; none where it is issued at once.'),
  later: z
    .array(
      z.object({
        revision: z.int(),
        type: z.enum(revisionTypes),
        effectiveDate: CalendarDate,
        conflicts: z.array(z.object({ field: z.string(), asked: Leaf.optional(), stays: Leaf.optional() })),
      }),
    )
    .describe('Changes of later days, which are applied again after it and count from their day on.'),
  toldTo: z.array(z.string()).describe('Who gets an e-mail of it.'),
})
export type ChangePreview = z.infer<typeof ChangePreview>
