import { accountById } from '#functions/account/public.ts'
import { type PatchInput, patchedQuote } from './patchedQuote.ts'

/** How good the risk is and how well it is known, as the account has been assessed. */
export interface Scored {
  readonly riskScore: number | null
  readonly profileScore: number | null
}

/** Reads the account's assessment, which every change of the account renews in its own transaction. */
export const score = async (input: PatchInput): Promise<Scored> => {
  const quote = await patchedQuote(input)
  const account = quote === undefined ? undefined : await accountById(quote.accountId)
  return { riskScore: account?.riskScore ?? null, profileScore: account?.profileScore ?? null }
}
