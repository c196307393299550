import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type Account, isStateSupported, requireWholeAccount } from '#functions/account/public.ts'
import { refuseBlacklisted } from '#functions/directory/public.ts'
import { reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'

/** Refuses an account of which some domain is on the provider's list. */
export const mustNotBeBlacklisted = ({ domainName, domains = [] }: Account): Promise<void> =>
  refuseBlacklisted(domainName, ...domains.map(({ domain }) => domain))

/** The account, if the actor may quote it it is eligible to be quoted and not blacklisted, and the programme quotes in its state (rule: eligibility). */
export const eligibleAccount = async (accountId: string, actor: Actor): Promise<Account> => {
  const account = await requireWholeAccount(accountId, actor)
  const [reason] = reasonsNotToQuote(account)
  if (reason !== undefined) return fail(reason.code)
  await mustNotBeBlacklisted(account)
  return (await isStateSupported(account.state)) ? account : fail('account.stateNotSupported')
}
