import type { Actor } from '#functions/_platform/auth/actor.ts'
import { reachesAccount } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import type { AccountRecord } from './account.ts'
import { accounts, ownershipOf } from './accounts.ts'

/** The account, if it is in the actor's reach; what is not does not exist for them. A code for a quote opens its account too. */
export const requireAccount = async (id: string, actor: Actor): Promise<Stored<AccountRecord>> =>
  accounts.require(id, (account) =>
    actor.workflow === undefined ? reachesAccount(actor, ownershipOf(account)) : actor.workflow.accountId === id,
  )

/** Of who has the care of an insured’s security, or counts it among its members: no more than its posture is theirs to know. */
export const isPostureAlone = ({ accountType, workflow }: Actor): boolean =>
  workflow === undefined && knowsPostureAlone(accountType)

/** The account with all that is known of it: not for who knows its posture alone, to whom nothing of it is told. */
export const requireWholeAccount = async (id: string, actor: Actor): Promise<Stored<AccountRecord>> => {
  const account = await requireAccount(id, actor)
  return isPostureAlone(actor) ? fail('account.notFound') : account
}

/** Of an account what is money, or names its people. */
const beyondPosture = [
  ...['ein', 'nonUsRevenue', 'revenue', 'totalRevenue'],
  ...['policyContactEmail', 'policyContactFirstName', 'policyContactLastName', 'policyContactPhone', 'preferredAgent'],
]

/** Who sells to accounts has tags for them, which are words on them: neither the insured reads those nor who serves it (decision: sellers-tags). */
export const usesTags = ({ accountType, workflow }: Pick<Actor, 'accountType' | 'workflow'>): boolean =>
  workflow === undefined && (accountType === 'COWBELL' || accountType === 'AGENCY' || accountType === 'DIGITAL')

/** What is told of an account, with its tags for whom they are alone. */
const withOwnWords = <Told extends { readonly tags: readonly string[] }>(told: Told, actor: Actor): Told =>
  usesTags(actor) ? told : { ...told, tags: [] }

/** An account as far as the actor may know it. */
export const asFarAsKnown = <Account extends { readonly tags: readonly string[] }>(
  account: Account,
  actor: Actor,
): Account => {
  const told = withOwnWords(account, actor)
  if (!isPostureAlone(actor)) return told
  return Object.fromEntries(Object.entries(told).filter(([field]) => !beyondPosture.includes(field))) as Account // all optional
}
