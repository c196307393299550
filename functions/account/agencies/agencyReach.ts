import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { accounts } from '../store/accounts.ts'
import { type AgencyRecord, agencies } from '../store/agencies.ts'

/** Staff reach every agency; others their own, its locations, and those of their aggregator or cluster. */
const isOf = (actor: Actor, agency: AgencyRecord): boolean =>
  actor.accountType === 'COWBELL' ||
  [agency.id, agency.parentId, agency.aggregatorId, agency.clusterId].includes(actor.organizationId)

/** The agency, if it is in the actor's reach; an insured reaches the agency that has its account. */
export const requireAgency = async (id: string, actor: Actor): Promise<Stored<AgencyRecord>> => {
  if (actor.accountType === 'CUSTOMER') {
    const account = await accounts.byId(actor.organizationId)
    return agencies.require(id, () => account?.agencyId === id)
  }
  return agencies.require(id, (agency) => isOf(actor, agency))
}

/** The agency an operation is about when none is named: the actor's own. */
export const ownAgencyId = (actor: Actor): string | undefined =>
  actor.accountType === 'AGENCY' ? actor.organizationId : undefined
