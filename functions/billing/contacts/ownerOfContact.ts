import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountById, requireAccount } from '#functions/account/public.ts'
import { agencyById } from '#functions/directory/public.ts'
import { policyById, requirePolicy } from '#functions/policy/public.ts'
import { billingContacts, type StoredContact } from '../store/billingContacts.ts'

/** Whose contacts are asked about, as they are named. */
interface Named {
  readonly accountId?: string | undefined
  readonly agencyId?: string | undefined
  readonly policyId?: string | undefined
}

const mayReachAgency = (actor: Actor, agencyId: string): boolean =>
  isTheirs(actor, { agencyId, teamIds: actor.teamIds }) && actor.accountType !== 'CUSTOMER'

/**
 * The id of the owner that is named: the policy before the agency before the account, each of which is in the actor's reach.
 * `billing.contactOwner` where none is named.
 */
export const ownerNamed = async ({ accountId, agencyId, policyId }: Named, actor: Actor): Promise<string> => {
  const account = accountId === undefined ? undefined : await requireAccount(accountId, actor)
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  if (agencyId !== undefined && (agency === undefined || !mayReachAgency(actor, agency.id)))
    return fail('agency.notFound')
  const policy = policyId === undefined ? undefined : await requirePolicy(policyId, actor)
  return policy?.id ?? agency?.id ?? account?.id ?? fail('billing.contactOwner')
}

/** The contact, if its owner is in the actor's reach. */
export const requireContact = async (contactId: string, actor: Actor): Promise<StoredContact> => {
  const contact = await billingContacts.require(contactId)
  const { ownerId } = contact
  const owner = ownerId.startsWith('acc_')
    ? await accountById(ownerId)
    : ownerId.startsWith('pol_')
      ? await policyById(ownerId)
      : undefined
  const isMine =
    owner === undefined ? ownerId.startsWith('agy_') && mayReachAgency(actor, ownerId) : isTheirs(actor, owner)
  return isMine ? billingContacts.reached(contact) : fail('billing.contactNotFound')
}
