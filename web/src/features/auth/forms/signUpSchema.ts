import { z } from 'zod'
import { signUp } from '#shared/contracts/auth/invitations.ts'

const { accountType: _accountType, npn: _npn, ...fields } = signUp.body.shape

/** The sign-up as its form has it: the NPN is called `producerNo`, and asked of everybody but customers. */
export const signUpSchema = (producer: boolean, required: string) =>
  z.object({
    ...fields,
    producerNo: producer
      ? z
          .string(required)
          .min(1, required)
          .regex(/^\d{1,10}$/)
      : z.string().optional(),
    agreed: z.literal(true),
  })
