import { implement } from '#functions/_platform/http/implement.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { PolicyStatusFilter } from '#shared/contracts/policy/policyFilters.ts'
import { searchPolicies as contract } from '#shared/contracts/policy/search.ts'
import {
  activeStatuses,
  type PolicyStatusGroup,
  policyStatusGroups,
  premiumStatuses,
} from '#shared/domain/policy/policyStatusGroups.ts'
import { type PolicyStatus, policyStatuses } from '#shared/records/policy/policyStatus.ts'
import type { PolicyRow } from '../store/policies.ts'
import {
  boundGroup,
  monthBound,
  overduePoliciesGroup,
  paperGroup,
  paymentGroup,
  policiesGroup,
  renewalGroup,
} from '../store/policyGroups.ts'
import { type LocatedRow, located } from './located.ts'
import { policyPage } from './policyPage.ts'

type Query = QueryOf<typeof contract>

const isGroup = (filter: PolicyStatusFilter): filter is PolicyStatusGroup => Object.hasOwn(policyStatusGroups, filter)

const statusesOf = ({ status = [] }: Query): ReadonlySet<PolicyStatus> =>
  new Set(status.flatMap((each) => (isGroup(each) ? policyStatusGroups[each] : [each])))

/** What is open for renewal is in force, so that a status beside it can only ask for nothing more. */
const groupsFor = (query: Query): string[] => {
  const { type, payment, subjectivities, carrierId, bound } = query
  if (carrierId !== undefined) return [paperGroup(carrierId)]
  if (bound !== undefined) return [boundGroup(bound)]
  const asked = statusesOf(query)
  const isAsked = (each: PolicyStatus) =>
    (asked.size === 0 || asked.has(each)) && (type === undefined || each === 'IN FORCE')
  const active = policyStatuses.filter((each) => activeStatuses.includes(each) && isAsked(each))
  if (subjectivities !== undefined) return active.length > 0 ? [overduePoliciesGroup] : []
  if (payment !== undefined) return active.map((each) => paymentGroup(each, payment))
  if (type !== undefined) return isAsked('IN FORCE') ? [renewalGroup] : []
  return asked.size === 0 ? [policiesGroup] : [...asked]
}

/** What the lists do not tell apart; undefined where they do. */
const isWanted = (query: Query): ((row: LocatedRow) => boolean) | undefined => {
  const { type, payment, subjectivities, carrierId, bound, began, limit, state } = query
  const asked: ReadonlySet<string> = statusesOf(query)
  const isOneList = carrierId !== undefined || bound !== undefined
  const isListed = !isOneList && subjectivities === undefined && (type === undefined || payment === undefined)
  const isCut = [began, limit, state, carrierId === undefined ? undefined : bound].some((each) => each !== undefined)
  const isWhole = asked.size === 0 && type === undefined && payment === undefined
  if (!isCut && (isListed || (isWhole && !(isOneList && subjectivities !== undefined)))) return undefined
  const isActive = (row: PolicyRow) => activeStatuses.includes(row.status)
  return (row) =>
    (asked.size === 0 || asked.has(row.status)) &&
    (type === undefined || (row.openForRenewal && row.status === 'IN FORCE')) &&
    (payment === undefined || (!row.isPaid && (!isOneList || isActive(row)))) &&
    (!isOneList || subjectivities === undefined || (row.overdue === true && isActive(row))) &&
    (bound === undefined || (monthBound(row) === bound && premiumStatuses.includes(row.status))) &&
    (began === undefined || row.effectiveDate.startsWith(began)) &&
    (limit === undefined || row.aggLimit === limit) &&
    (state === undefined || row.state === state)
}

/** On whose paper what is written is the provider's business; a carrier's own list is its paper already. */
export const searchPolicies = implement(contract)(({ query, actor, fail }) => {
  if (query.carrierId !== undefined && actor.accountType !== 'COWBELL') return fail('permission.denied')
  return policyPage(actor, groupsFor(query), query, isWanted(query), query.state === undefined ? undefined : located)
})
