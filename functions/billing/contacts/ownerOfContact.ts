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

/** The id of the one owner that is named, which is in the actor's reach. */
export const ownerNamed = async ({ accountId, agencyId, policyId }: Named, actor: Actor): Promise<string> => {
  const named = [accountId, agencyId, policyId].filter((id) => id !== undefined)
  if (named.length !== 1) return fail('billing.contactOwner')
  if (accountId !== undefined) return (await requireAccount(accountId, actor)).id
  if (policyId !== undefined) return (await requirePolicy(policyId, actor)).id
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  return agency !== undefined && mayReachAgency(actor, agency.id) ? agency.id : fail('agency.notFound')
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
  return isMine ? contact : fail('billing.contactNotFound')
}
