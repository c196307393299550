import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf, looksAfter } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { accountById } from '#functions/account/public.ts'
import { seersOf } from '#functions/directory/organizations/seersOf.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'

/** Staff reach every agency, or those they are assigned to; others their own, and those below them to any depth. */
export const reachesAgency = async (actor: Actor, agencyId: string): Promise<boolean> =>
  (actor.accountType === 'COWBELL' && looksAfter(actor, agencyId)) ||
  actor.organizationId === agencyId ||
  (await seersOf(agencyId)).has(actor.organizationId)

/** The agency, if it is in the actor's reach. An insured has to do with the contact alone (`requireServingAgency`). */
export const requireAgency = async (id: string, actor: Actor): Promise<Stored<AgencyRecord>> => {
  const agency = await agencies.require(id)
  return (await reachesAgency(actor, agency.id)) ? agencies.reached(agency) : fail('agency.notFound')
}

/** The agency to speak to: as `requireAgency`, and for an insured the agency that has its account. */
export const requireServingAgency = async (id: string, actor: Actor): Promise<Stored<AgencyRecord>> => {
  if (actor.accountType !== 'CUSTOMER') return requireAgency(id, actor)
  const account = await accountById(actor.organizationId)
  return agencies.require(id, () => account?.agencyId === id)
}

/** Whose share in an agency's business is all of it: the provider's, its aggregator's, an agency's own. */
const readsItsBusiness = ({ accountType }: Actor): boolean =>
  accountType === 'COWBELL' || accountType === 'DIGITAL' || accountType === 'AGENCY'

/**
 * The lists of an agency's business that the actor may see: whoever is bound to teams sees theirs and the figures of
 * nobody else's, also of agencies below their own. A cluster reads totals of its members on its own page, without small
 * ones (rule: small-numbers); others have a share in some of the business alone (decision: least-by-kind).
 */
export const figuresOf = async (id: string, actor: Actor): Promise<readonly string[]> => {
  const agency = await requireAgency(id, actor)
  if (!readsItsBusiness(actor)) return fail('agency.notFound')
  if (actor.accountType !== 'AGENCY' || actor.realm === 'ACCOUNT') return [`agency:${agency.id}`]
  return agency.id === actor.organizationId ? listScopesOf(actor) : fail('agency.notFound')
}

/** The lists of agencies to read: staff see all of them or those they are assigned to, others those that belong to them. */
export const agencyScopesOf = ({ accountType, agencyIds, organizationId }: Actor): readonly string[] =>
  accountType === 'COWBELL'
    ? (agencyIds?.map((id) => `organization:${id}`) ?? ['all'])
    : [`organization:${organizationId}`]

/** The agency an operation is about when none is named: the actor's own. */
export const ownAgencyId = (actor: Actor): string | undefined =>
  actor.accountType === 'AGENCY' ? actor.organizationId : undefined
