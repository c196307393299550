import { z } from 'zod'
import { signUp } from '#shared/contracts/auth/invitations.ts'
import { registrationNumber } from '#web/forms/registrationNumber.ts'

const { accountType: _accountType, npn: _npn, ...fields } = signUp.body.shape

/** The sign-up as its form has it: the NPN is called `producerNo`, and asked of everybody but customers. */
export const signUpSchema = (producer: boolean, required: string) =>
  z.object({
    ...fields,
    producerNo: producer ? z.string(required).min(1, required).pipe(registrationNumber) : z.string().optional(),
    agreed: z.literal(true),
  })
