import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isPartner, listScopesOf, looksAfter } from '#functions/_platform/auth/relation.ts'
import type { QuoteStatusFilter } from '#shared/contracts/quote/quoteFilters.ts'
import {
  type QuoteStatusGroup,
  type QuoteType,
  quoteStatusGroupNames,
  quoteStatusGroups,
  quoteTypeOf,
  quoteTypes,
} from '#shared/domain/quoting/quoteStatusGroups.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { listedGroup, typedGroup } from '../store/quoteGroups.ts'
import type { QuoteRow } from '../store/quotes.ts'

/** What a list of quotes may be narrowed by. */
export interface QuoteFilters {
  readonly status?: readonly QuoteStatusFilter[] | undefined
  readonly type?: QuoteType | undefined
  readonly teamId?: string | undefined
  readonly agencyId?: string | undefined
  readonly accountId?: string | undefined
  readonly product?: string | undefined
}

/** The lists to read, and what is left to be checked row by row. */
export interface Narrowed {
  readonly scopes: readonly string[]
  readonly groups: readonly string[]
  readonly keeps: (row: QuoteRow) => boolean
  /** Whether a row is the actor's at all, asked for or not; nothing where all of the lists are the actor's own. */
  readonly isTheirs: ((row: QuoteRow) => boolean) | undefined
  /** The lists hold exactly what is asked for and nothing beyond the actor's reach, so that their totals may be told. */
  readonly isExact: boolean
  /** One team's list and nothing else is asked for: a team is one agency's, so all of its rows are the actor's or none. */
  readonly isOfTeam: boolean
}

/**
 * The narrowest lists that hold what the actor may see of what is asked for. A scope never reaches beyond the actor: an
 * agency that names another's team gets the rows of that team that are its own, which are none.
 */
const scopesFor = (actor: Actor, filters: QuoteFilters): readonly string[] => {
  const own = listScopesOf(actor)
  // A narrower list than a partner's own holds what is none of theirs.
  if (own.length === 0 || actor.accountType === 'CUSTOMER' || isPartner(actor)) return own
  if (actor.accountType === 'AGENCY' && (filters.agencyId ?? actor.organizationId) !== actor.organizationId) return []
  const teamBound = actor.accountType === 'AGENCY' && actor.realm === 'TEAM'
  if (teamBound) return filters.teamId === undefined ? own : own.filter((scope) => scope === `team:${filters.teamId}`)
  if (filters.accountId !== undefined) return [`account:${filters.accountId}`]
  if (filters.teamId !== undefined) return [`team:${filters.teamId}`]
  return filters.agencyId !== undefined && actor.accountType !== 'AGENCY' ? [`agency:${filters.agencyId}`] : own
}

const isGroup = (filter: QuoteStatusFilter): filter is QuoteStatusGroup => Object.hasOwn(quoteStatusGroups, filter)

/** An agency asks for referred quotes as it knows them: those an underwriter has taken read as referred to it. */
export const statusesOf = (actor: Actor, filter: QuoteStatusFilter): readonly QuoteStatus[] => {
  if (isGroup(filter)) return quoteStatusGroups[filter]
  return filter === 'REFERRED' && actor.accountType !== 'COWBELL' ? ['REFERRED', 'IN_REVIEW'] : [filter]
}

const groupsFor = (actor: Actor, { status = [], type }: QuoteFilters, byAccount: boolean): readonly string[] => {
  const types = type === undefined ? quoteTypes : [type]
  const typed = (group: QuoteStatusGroup) => types.map((each) => typedGroup(each, group))
  if (status.length === 0)
    return byAccount || type === undefined ? [listedGroup] : quoteStatusGroupNames.flatMap((each) => typed(each))
  return [
    ...new Set(
      status.flatMap((filter): readonly string[] =>
        byAccount || !isGroup(filter) ? statusesOf(actor, filter) : typed(filter),
      ),
    ),
  ]
}

/** Whether the lists by scope and group say it all: one owner, and the type where it is part of every group. */
const saysAll = (
  { agencyId, accountId, teamId, product, status = [], type }: QuoteFilters,
  byAccount: boolean,
): boolean =>
  product === undefined &&
  [agencyId, accountId, teamId].filter((each) => each !== undefined).length <= 1 &&
  (type === undefined || (!byAccount && status.every(isGroup)))

/** A partner's list holds more than is asked for of one agency, insured or team. */
const isUnasked = (actor: Actor, { agencyId, accountId, teamId }: QuoteFilters): boolean =>
  !isPartner(actor) || [agencyId, accountId, teamId].every((each) => each === undefined)

export const narrowed = (actor: Actor, filters: QuoteFilters): Narrowed => {
  const scopes = scopesFor(actor, filters)
  const byAccount = scopes.every((scope) => scope.startsWith('account:'))
  const agencyId = actor.accountType === 'AGENCY' ? actor.organizationId : undefined
  const own = listScopesOf(actor)
  const isAll = saysAll(filters, byAccount)
  const isOwn = scopes.every((scope) => own.includes(scope))
  const isOfActor = (row: QuoteRow): boolean =>
    (agencyId === undefined || row.agencyId === agencyId) && looksAfter(actor, row.agencyId)
  return {
    scopes,
    isExact:
      isAll && isUnasked(actor, filters) && (own.includes('all') || scopes.every((scope) => own.includes(scope))),
    isOfTeam: isAll && !isPartner(actor) && scopes.length === 1 && scopes.every((scope) => scope.startsWith('team:')),
    groups: groupsFor(actor, filters, byAccount),
    isTheirs: isOwn ? undefined : isOfActor,
    keeps: (row) =>
      isOfActor(row) &&
      (!isPartner(actor) || filters.teamId === undefined || row.teamIds.some((id) => id === filters.teamId)) &&
      (filters.agencyId === undefined || row.agencyId === filters.agencyId) &&
      (filters.accountId === undefined || row.accountId === filters.accountId) &&
      (filters.product === undefined || row.product === filters.product) &&
      (filters.type === undefined || quoteTypeOf(row) === filters.type),
  }
}
