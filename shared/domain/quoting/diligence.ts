import { z } from 'zod'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { Instant } from '../calendar/instant.ts'
import { WholeUnits } from '../money/amounts.ts'
import { filledLine, text } from '../text/text.ts'
import { purchaserCriteria } from './exemptPurchaser.ts'

/** An admitted insurer that was asked and declined: who of it, when, and why. */
export const Declination = z.strictObject({
  carrier: filledLine(200),
  contact: filledLine(200).describe('Who of the insurer declined, and how to reach them.'),
  date: CalendarDate,
  reason: filledLine(500),
})
export type Declination = z.infer<typeof Declination>

/** That the purchaser is exempt from diligent effort, as it was told (15 U.S.C. §§ 8205, 8206(5)). */
export const ExemptPurchaser = z.strictObject({
  riskManager: filledLine(200).describe('Who negotiates insurance for it, and in which position.'),
  premiums: WholeUnits.describe('Commercial property and casualty premiums of the last 12 months.'),
  criterion: z.enum(purchaserCriteria),
  figure: WholeUnits.describe('What it has of it: dollars, employees or inhabitants.'),
  disclosedOn: CalendarDate.describe('When it was told that the admitted market may offer this cover.'),
  requestedOn: CalendarDate.describe('When it asked in writing for a placement outside the admitted market.'),
})
export type ExemptPurchaser = z.infer<typeof ExemptPurchaser>

/** By what surplus lines cover may be placed: declinations, an entry of the state's export list, or an exempt purchaser. */
export const DiligentEffort = z.discriminatedUnion('basis', [
  z.strictObject({
    basis: z.literal('DECLINATIONS'),
    declinations: z.array(Declination).min(1).max(10),
    fewerBecause: text(1000).optional().describe('Why fewer admitted insurers were asked, where the state allows it.'),
  }),
  z.strictObject({
    basis: z.literal('EXPORT_LIST'),
    entry: filledLine(300).describe('The class of the list that the risk is of, by its words or number.'),
    edition: CalendarDate.describe('The date of the list.'),
  }),
  z.strictObject({ basis: z.literal('EXEMPT_PURCHASER'), purchaser: ExemptPurchaser }),
])
export type DiligentEffort = z.infer<typeof DiligentEffort>

/** The diligent effort of a quote as somebody recorded it, for the state that the insured was at home in. */
export const RecordedEffort = z.object({
  state: z.string(),
  effort: DiligentEffort,
  by: z.string(),
  at: Instant,
})
export type RecordedEffort = z.infer<typeof RecordedEffort>
