import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { Leaf, TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { MoneyPreview } from './moneyPreview.ts'
import { revisionTypes } from './policyParts.ts'

/** What a change of a policy within its term costs and does. */
export const ChangePreview = MoneyPreview.extend({
  effectiveDate: CalendarDate,
  earliest: CalendarDate,
  latest: CalendarDate,
  changes: z.array(TermChange),
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
})
export type ChangePreview = z.infer<typeof ChangePreview>

/** What taking a change of broker back moves: from whom to whom, and how much commission; minor units. */
export const BrokerGivenBack = z.object({ from: z.string(), to: z.string(), commission: MinorUnits })
export type BrokerGivenBack = z.infer<typeof BrokerGivenBack>
