import { z } from 'zod'

/** As what somebody is named with an account. */
export const namedAs = ['ACCOUNT', 'ADDITIONAL_INSURED', 'INSURED', 'PAYEE', 'TRADE_NAME'] as const
export type NamedAs = (typeof namedAs)[number]

/** A name of an account that may be a listed one. */
export const ScreeningHit = z.object({
  name: z.string().describe('As the account has it.'),
  as: z.enum(namedAs),
  listed: z.string().describe('As the list has it.'),
  program: z.string(),
  score: z.int().describe('How much of a hundred it is the listed name.'),
})
export type ScreeningHit = z.infer<typeof ScreeningHit>
