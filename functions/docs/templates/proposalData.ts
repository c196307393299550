import { z } from 'zod'
import { formChangeKinds } from '#shared/domain/policy/formChanges.ts'
import { Amount, Day, DocumentData, Endorsement, Subjectivity, WaterfallStep } from './documentData.ts'

/** A way to pay, with what is due first (minor units) and when that is. */
export const PaymentOption = z.object({ name: z.string(), detail: z.string(), firstDue: Amount, due: z.string() })

/** Something that stands behind the terms, and what would change it. */
const BecauseLine = z.object({ message: z.string(), cure: z.string() })

/** Why terms are as they are beside the price: what is looked at, what was adjusted, what cannot be had. */
export const Because = z.object({
  reasons: z.array(BecauseLine),
  adjustments: z.array(BecauseLine),
  unavailable: z.array(BecauseLine),
})
export type Because = z.infer<typeof Because>

/** What a proposal says: a quote as a client reads it, with the steps that made the price and what is needed to bind. */
export const ProposalData = DocumentData.extend({
  quoteNumber: z.string(),
  validUntil: Day,
  waterfall: z.array(WaterfallStep).min(1),
  because: Because.optional(),
  /** What is needed to bind, and what after that. */
  subjectivities: z.array(Subjectivity),
  laterSubjectivities: z.array(Subjectivity),
  paymentOptions: z.array(PaymentOption).optional(),
  endorsements: z.array(Endorsement).optional(),
  /** What a renewal carries in other editions than the policy that ends. */
  formChanges: z
    .array(
      z.object({
        kind: z.enum(formChangeKinds),
        number: z.string(),
        title: z.string(),
        before: z.string().optional(),
        after: z.string().optional(),
      }),
    )
    .optional(),
  agentNote: z.string().optional(),
  reviewLink: z.url().optional(),
}).refine((proposal) => proposal.waterfall.reduce((sum, step) => sum + step.effect, 0) === proposal.price.premium, {
  message: 'the effects of the waterfall must add up to the premium',
  path: ['waterfall'],
})
export type ProposalData = z.infer<typeof ProposalData>
