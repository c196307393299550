import { z } from 'zod'
import { Amount, Contact, Day, DocumentData, Endorsement, Form, Party } from './documentData.ts'

/** A part payment with the day it is due (minor units). */
export const Installment = z.object({ label: z.string(), due: Day, amount: Amount })

/** What a policy says: declarations, schedule, price, forms, endorsements and where to report a claim. */
export const PolicyData = DocumentData.extend({
  policyNumber: z.string(),
  renewalOf: z.string().optional(),
  issuedOn: Day,
  forms: z.array(Form).min(1),
  endorsements: z.array(Endorsement),
  additionalInsureds: z.array(Party).optional(),
  claims: Contact.extend({ hours: z.string().optional() }),
  installments: z.array(Installment).optional(),
  authorizedBy: z.object({ name: z.string(), title: z.string() }),
}).refine(
  ({ installments, price }) =>
    !installments?.length || installments.reduce((sum, { amount }) => sum + amount, 0) === price.total,
  { message: 'the installments must add up to the total', path: ['installments'] },
)
export type PolicyData = z.infer<typeof PolicyData>
