import { z } from 'zod'
import { fillInReason, lossReasons, quoteDeclineReasons } from '#shared/domain/quoting/reasons.ts'
import { products } from '#shared/regions/products.ts'

const fillIn = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .optional()
  .describe('The reason in one’s own words, with the fill-in option.')

/** The fill-in option asks for a reason of one's own (quoting-and-servicing, section 5). */
const needsFillIn = (body: { readonly reasonSummary: string; readonly fillInReason?: string | undefined }) =>
  body.reasonSummary !== fillInReason || body.fillInReason !== undefined

const fillInMissing = { error: 'Fill-In text is required', path: ['fillInReason'] }

/** Why a quote is declined. */
export const DeclineReason = z
  .strictObject({
    quoteId: z.string().optional(),
    isNotificationEnabled: z.boolean(),
    reasonSummary: z.enum(quoteDeclineReasons, 'Declaration Reason is required'),
    reason: z.string().trim().min(1, 'Reason Description is required').max(4000),
    fillInReason: fillIn,
  })
  .refine(needsFillIn, fillInMissing)

/** Why the business went elsewhere. */
export const LossReason = z
  .strictObject({
    productType: z.enum(products).optional(),
    reasonSummary: z.enum(lossReasons, 'Loss Reason required'),
    reason: z.string().trim().min(1, 'Reason Description is required').max(4000),
    fillInReason: fillIn,
  })
  .refine(needsFillIn, fillInMissing)
