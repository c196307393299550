import { z } from 'zod'
import { acceptPremiumFinance } from '#shared/contracts/billing/finance.ts'

const { signature, email } = acceptPremiumFinance.body.shape

/** The full name and e-mail with which a plan is signed, and that its terms were read. */
export const signatureForm = (unread: string) =>
  z.object({
    signature: z.string('Please enter full name.').pipe(signature),
    email,
    agreed: z.literal(true, unread),
  })
