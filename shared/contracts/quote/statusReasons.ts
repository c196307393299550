import { z } from 'zod'
import { neededWhen } from '#shared/contract/conditions.ts'
import { fillInReason, lossReasons, quoteDeclineReasons } from '#shared/domain/quoting/reasons.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'

const fillIn = filledLine(200).optional().describe('The reason in one’s own words, with the fill-in option.')

/** The fill-in option asks for a reason of one's own (quoting-and-servicing, section 5). */
const withFillIn = <Reason extends z.ZodObject>(reason: Reason): Reason =>
  neededWhen(reason, {
    field: 'fillInReason',
    when: 'reasonSummary',
    is: fillInReason,
    message: 'Fill-In text is required',
  })

/** Why a quote is declined. */
export const DeclineReason = withFillIn(
  z.strictObject({
    quoteId: z.string().optional(),
    isNotificationEnabled: z.boolean(),
    reasonSummary: z.enum(quoteDeclineReasons, 'Declaration Reason is required'),
    reason: filledText(4000, { missing: 'Reason Description is required' }),
    fillInReason: fillIn,
  }),
)

export type DeclineReason = z.infer<typeof DeclineReason>

/** Why the business went elsewhere. */
export const LossReason = withFillIn(
  z.strictObject({
    productType: z.enum(products).optional(),
    reasonSummary: z.enum(lossReasons, 'Loss Reason required'),
    reason: filledText(4000, { missing: 'Reason Description is required' }),
    fillInReason: fillIn,
  }),
)
