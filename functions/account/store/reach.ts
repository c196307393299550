import type { Actor } from '#functions/_platform/auth/actor.ts'
import { reachesAccount } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { AccountRecord } from './account.ts'
import { accounts, ownershipOf } from './accounts.ts'

/** The account, if it is in the actor's reach; what is not does not exist for them. A code for a quote opens its account too. */
export const requireAccount = async (id: string, actor: Actor): Promise<Stored<AccountRecord>> =>
  accounts.require(id, (account) =>
    actor.workflow === undefined ? reachesAccount(actor, ownershipOf(account)) : actor.workflow.accountId === id,
  )

/** Who has the care of an insured's security, or counts it among its members, has no business with what is its money. */
const knowsPostureAlone = ({ accountType, workflow }: Actor): boolean =>
  workflow === undefined && (accountType === 'MSSP' || accountType === 'POOL')

/** The account with all that is known of it: not for who knows its posture alone, to whom nothing of it is told. */
export const requireWholeAccount = async (id: string, actor: Actor): Promise<Stored<AccountRecord>> => {
  const account = await requireAccount(id, actor)
  return knowsPostureAlone(actor) ? fail('account.notFound') : account
}

/** Of an account what is money, or names its people. */
const beyondPosture = [
  ...['ein', 'nonUsRevenue', 'revenue', 'totalRevenue'],
  ...['policyContactEmail', 'policyContactFirstName', 'policyContactLastName', 'policyContactPhone', 'preferredAgent'],
]

/** An account as far as the actor may know it. */
export const asFarAsKnown = <Account extends object>(account: Account, actor: Actor): Account =>
  knowsPostureAlone(actor)
    ? (Object.fromEntries(Object.entries(account).filter(([field]) => !beyondPosture.includes(field))) as Account) // all optional
    : account
