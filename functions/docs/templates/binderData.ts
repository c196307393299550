import { z } from 'zod'
import { Day, DocumentData, Endorsement, Form, Subjectivity } from './documentData.ts'

/** What a binder says: evidence that cover is bound until the policy is issued, at the latest until `binderExpiry`. */
export const BinderData = DocumentData.extend({
  binderNumber: z.string(),
  quoteNumber: z.string().optional(),
  boundOn: Day,
  binderExpiry: Day,
  conditions: z.array(z.string()),
  subjectivities: z.array(Subjectivity),
  forms: z.array(Form).optional(),
  endorsements: z.array(Endorsement).optional(),
  authorizedBy: z.object({ name: z.string(), title: z.string() }),
})
export type BinderData = z.infer<typeof BinderData>
