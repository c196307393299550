import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type Account, requireAccount } from '#functions/account/public.ts'
import { reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'

/** The account, if the actor may quote it and it is eligible to be quoted (rule: eligibility). */
export const eligibleAccount = async (accountId: string, actor: Actor): Promise<Account> => {
  const account = await requireAccount(accountId, actor)
  const [reason] = reasonsNotToQuote(account)
  return reason === undefined ? account : fail(reason.code)
}
