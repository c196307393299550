import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'

/** That the insured wants a policy renewed by itself, as somebody said it, and what has come of it. */
export const AutoRenewal = z.object({
  by: z.string(),
  name: z.string(),
  at: Instant,
  instructedBy: z
    .string()
    .optional()
    .describe('Who of the insured told the agency so, where the insured did not say it here.'),
  mostRise: z.number().describe('By how many percent the price may rise.'),
  told: z
    .object({ quoteId: z.string(), totalPremium: MinorUnits, on: CalendarDate })
    .optional()
    .describe('Of which offer, at which price, the insured was told.'),
  refused: z
    .object({ at: Instant, reasons: z.array(z.string()) })
    .optional()
    .describe('Why it does not renew itself, as the agent was told.'),
  begun: z.object({ quoteId: z.string(), at: Instant }).optional().describe('That it is being bound.'),
  done: z.object({ quoteId: z.string(), at: Instant }).optional().describe('That it was bound and issued.'),
})
export type AutoRenewal = z.infer<typeof AutoRenewal>
