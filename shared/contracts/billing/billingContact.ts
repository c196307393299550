import { z } from 'zod'
import { BillingContactId } from '#shared/domain/ids/ids.ts'

/** Whom bills and reminders are sent to. */
export const BillingContact = z.object({
  id: BillingContactId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type BillingContact = z.infer<typeof BillingContact>
