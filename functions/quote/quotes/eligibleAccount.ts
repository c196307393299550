import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import { type Account, isStateSupported, requireWholeAccount } from '#functions/account/public.ts'
import { blacklistedOf } from '#functions/directory/public.ts'
import { cureOf, reasonsNotToQuote } from '#shared/domain/account/eligibility.ts'

/** The addresses of an account by which the provider's list knows it. */
const domainsOf = ({ domainName, domains = [] }: Account) => [domainName, ...domains.map(({ domain }) => domain)]

/** Why an account is not quoted, as it stands. */
interface Ineligible {
  readonly code: 'account.needsInformation' | 'account.notEligible' | 'account.stateNotSupported' | 'blacklist.refused'
  readonly data?: Readonly<Record<string, string>>
  readonly cure?: string
}

/** What keeps an account from being quoted: its life, what is known of it, the provider's list, its state (rule: eligibility). */
const ineligibilityOf = async (account: Account): Promise<Ineligible | undefined> => {
  const [reason] = reasonsNotToQuote(account)
  if (reason !== undefined) return { code: reason.code, cure: cureOf(reason) }
  const domain = await blacklistedOf(domainsOf(account))
  if (domain !== undefined) return { code: 'blacklist.refused', data: { domain } }
  return (await isStateSupported(account.state))
    ? undefined
    : { code: 'account.stateNotSupported', cure: 'Take the quote out of the list until it does' }
}

/** Refuses an account of which some domain is on the provider's list. */
export const mustNotBeBlacklisted = async (account: Account): Promise<void> => {
  const domain = await blacklistedOf(domainsOf(account))
  if (domain !== undefined) fail('blacklist.refused', { data: { domain } })
}

/** The account, if the actor may quote it, it is eligible to be quoted and not blacklisted, and the programme quotes in its state (rule: eligibility). */
export const eligibleAccount = async (accountId: string, actor: Actor): Promise<Account> => {
  const account = await requireWholeAccount(accountId, actor)
  const ineligible = await ineligibilityOf(account)
  return ineligible === undefined ? account : fail(ineligible.code, { data: ineligible.data ?? {} })
}

/** Why the account can be quoted no more, in a sentence with its cure; undefined where it can. */
export const lostEligibility = async (account: Account): Promise<string | undefined> => {
  const ineligible = await ineligibilityOf(account)
  if (ineligible === undefined) return undefined
  const { code, data, cure } = ineligible
  const detail = problemSentence(code, data)
  return cure === undefined ? detail : `${detail.replace(/\.$/, '')}. ${cure}.`
}
