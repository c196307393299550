import { implement } from '#functions/_platform/http/implement.ts'
import type { PolicyStatusFilter } from '#shared/contracts/policy/policyFilters.ts'
import { searchPolicies as contract } from '#shared/contracts/policy/search.ts'
import { type PolicyStatusGroup, policyStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { policiesGroup, renewalGroup } from '../store/policyGroups.ts'
import { policyPage } from './policyPage.ts'

const isGroup = (filter: PolicyStatusFilter): filter is PolicyStatusGroup => Object.hasOwn(policyStatusGroups, filter)

/** What is open for renewal is in force, so that a status beside it can only ask for nothing more. */
const groupsFor = (status: readonly PolicyStatusFilter[], openForRenewal: boolean): string[] => {
  const statuses = [...new Set(status.flatMap((each) => (isGroup(each) ? policyStatusGroups[each] : [each])))]
  if (!openForRenewal) return statuses.length === 0 ? [policiesGroup] : statuses
  return statuses.length === 0 || statuses.includes('IN FORCE') ? [renewalGroup] : []
}

export const searchPolicies = implement(contract)(({ query, actor }) =>
  policyPage(actor, groupsFor(query.status ?? [], query.type !== undefined), query),
)
