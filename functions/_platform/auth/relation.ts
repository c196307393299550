import type { Actor } from './actor.ts'

/** Whose a record is: the agency that brought it, the insured account, the agency's teams; and its own ids. */
export interface Ownership {
  readonly agencyId?: string | undefined
  readonly accountId?: string | undefined
  readonly teamIds?: readonly string[] | undefined
  /** Organizations that have a share in it besides: wholesaler, aggregator, cluster, carrier, pool, MSSP, desk. */
  readonly partnerIds?: readonly string[] | undefined
  /** Ids that a workflow token may name to open this record: the quote's or the policy's. */
  readonly subjectIds?: readonly string[] | undefined
}

/** Of somebody who asks, or would: what decides whose records are in reach. */
export type Reach = Pick<Actor, 'accountType' | 'agencyIds' | 'organizationId' | 'realm' | 'teamIds' | 'workflow'>

const isStaff = (actor: Pick<Actor, 'accountType'>) => actor.accountType === 'COWBELL'

/** Whether an agency's business is in reach of a member of staff: of who is assigned to agencies, theirs alone. */
export const looksAfter = ({ agencyIds }: Pick<Actor, 'agencyIds'>, agencyId: string | undefined): boolean =>
  agencyIds === undefined || (agencyId !== undefined && agencyIds.includes(agencyId))

/**
 * Whose people read the records that name their organization among the partners. A cluster, a pool and a reinsurer read
 * totals of them and no record, but that a pool knows its members (`reachesAccount`); a vendor has no share in the book
 * (decision: least-by-kind).
 */
const readers: readonly Actor['accountType'][] = ['CARRIER', 'DIGITAL', 'MSSP', 'PREMIUM_PROCESSOR']

/** Whether the actor's organization has its share in records as their partner. */
export const isPartner = ({ accountType, workflow }: Pick<Actor, 'accountType' | 'workflow'>): boolean =>
  workflow === undefined && readers.includes(accountType)

/**
 * Whether the record is in the actor's reach at all. What is not is answered as if it did not exist. Staff see every
 * record of their region, those assigned to agencies these agencies' alone; an agency its own, a team-bound agent those of the own teams; an insured its own; a partner those that
 * name it, bound to teams those of the own teams; a workflow token exactly the one record it names.
 */
export const isTheirs = (actor: Reach, record: Ownership): boolean => {
  if (actor.workflow !== undefined) return record.subjectIds?.includes(actor.workflow.subjectId) ?? false
  if (isStaff(actor)) return looksAfter(actor, record.agencyId)
  if (actor.accountType === 'AGENCY') {
    if (record.agencyId !== actor.organizationId) return false
    return actor.realm === 'ACCOUNT' || (record.teamIds ?? []).some((teamId) => actor.teamIds.includes(teamId))
  }
  if (actor.accountType === 'CUSTOMER') return record.accountId === actor.organizationId
  if (!isPartner(actor) || record.partnerIds?.includes(actor.organizationId) !== true) return false
  return actor.realm === 'ACCOUNT' || (record.teamIds ?? []).some((teamId) => actor.teamIds.includes(teamId))
}

/**
 * The list scope that holds everything the actor may see, or several for a team-bound agent and for staff of some agencies; empty for those who have no
 * share in the platform's book of business.
 */
export const listScopesOf = (actor: Actor): readonly string[] => {
  if (actor.workflow !== undefined) return []
  if (isStaff(actor)) return actor.agencyIds?.map((id) => `agency:${id}`) ?? ['all']
  if (actor.accountType === 'AGENCY')
    return actor.realm === 'ACCOUNT' ? [`agency:${actor.organizationId}`] : actor.teamIds.map((id) => `team:${id}`)
  if (actor.accountType === 'CUSTOMER') return [`account:${actor.organizationId}`]
  if (!isPartner(actor)) return []
  // A team's list has what is no partner's too, so who is bound to teams opens records of theirs and lists none.
  return actor.realm === 'ACCOUNT' ? [`partner:${actor.organizationId}`] : []
}

/** Whether the actor's organization knows accounts as its members, and no other record that names it. */
const knowsMembers = ({ accountType, realm, workflow }: Reach): boolean =>
  workflow === undefined && accountType === 'POOL' && realm === 'ACCOUNT'

/** Whether an account is in the actor's reach: as every record is, and of a pool as its member. */
export const reachesAccount = (actor: Reach, account: Ownership): boolean =>
  isTheirs(actor, account) || (knowsMembers(actor) && account.partnerIds?.includes(actor.organizationId) === true)

/** The list scopes that hold the accounts in the actor's reach. */
export const accountScopesOf = (actor: Actor): readonly string[] =>
  knowsMembers(actor) ? [`partner:${actor.organizationId}`] : listScopesOf(actor)

/** Whether somebody of the provider looks after the whole region, and not only after some agencies. */
export const seesAll = (actor: Actor): boolean => listScopesOf(actor).includes('all')

/**
 * The list scopes a record belongs to: everyone's, its agency's, its teams', its account's, in which it is at once, and
 * those of its partners, which follow by the stream.
 */
export const scopesOfRecord = (record: Ownership): readonly string[] => [
  'all',
  ...(record.agencyId === undefined ? [] : [`agency:${record.agencyId}`]),
  ...(record.teamIds ?? []).map((id) => `team:${id}`),
  ...(record.accountId === undefined ? [] : [`account:${record.accountId}`]),
  ...(record.partnerIds ?? []).map((id) => `partner:${id}`),
]
