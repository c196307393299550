import { implement } from '#functions/_platform/http/implement.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { PolicyStatusFilter } from '#shared/contracts/policy/policyFilters.ts'
import { searchPolicies as contract } from '#shared/contracts/policy/search.ts'
import { type PolicyStatus, policyStatuses } from '#shared/domain/policy/policyStatus.ts'
import { activeStatuses, type PolicyStatusGroup, policyStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { paymentGroup, policiesGroup, renewalGroup } from '../store/policyGroups.ts'
import { policyPage } from './policyPage.ts'

const isGroup = (filter: PolicyStatusFilter): filter is PolicyStatusGroup => Object.hasOwn(policyStatusGroups, filter)

/** What is open for renewal is in force, so that a status beside it can only ask for nothing more. */
const groupsFor = ({ status = [], type, payment }: QueryOf<typeof contract>): string[] => {
  const asked = new Set<PolicyStatus>(status.flatMap((each) => (isGroup(each) ? policyStatusGroups[each] : [each])))
  const isAsked = (each: PolicyStatus) =>
    (asked.size === 0 || asked.has(each)) && (type === undefined || each === 'IN FORCE')
  if (payment !== undefined)
    return policyStatuses
      .filter((each) => activeStatuses.includes(each) && isAsked(each))
      .map((each) => paymentGroup(each, payment))
  if (type !== undefined) return isAsked('IN FORCE') ? [renewalGroup] : []
  return asked.size === 0 ? [policiesGroup] : [...asked]
}

export const searchPolicies = implement(contract)(({ query, actor }) =>
  policyPage(
    actor,
    groupsFor(query),
    query,
    query.type !== undefined && query.payment !== undefined ? (row) => row.openForRenewal : undefined,
  ),
)
