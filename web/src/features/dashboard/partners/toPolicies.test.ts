import { expect, it } from 'vitest'
import { PolicyStatusFilter } from '#shared/contracts/policy/policyFilters.ts'
import {
  activeStatuses,
  type PolicyStatusGroup,
  policyStatusGroups,
  premiumStatuses,
} from '#shared/domain/policy/policyStatusGroups.ts'
import { policyStatuses } from '#shared/records/policy/policyStatus.ts'
import { toPolicies } from './toPolicies.ts'

/** The statuses that the list shows where a link leads. */
const shownBy = (to: string): readonly string[] =>
  (new URL(to, 'http://home').searchParams.get('status') ?? '')
    .split(',')
    .map((each) => PolicyStatusFilter.parse(each))
    .flatMap((each): readonly string[] => policyStatusGroups[each as PolicyStatusGroup] ?? [each])
    .toSorted()

it('a figure leads to the policies that it counts, and to those whose premium it sums up', () => {
  expect(shownBy(toPolicies('policies'))).toEqual(activeStatuses.toSorted())
  const summed = premiumStatuses.filter((status) => (policyStatuses as readonly string[]).includes(status))
  expect(shownBy(toPolicies('premium'))).toEqual(summed.toSorted())
})

it('a figure of one agency leads to that agency’s alone', () => {
  expect(toPolicies('policies')).not.toContain('agencyId')
  expect(toPolicies('premium', { agencyId: 'agy_1' })).toMatch(/^dashboard\?tab=policies&status=.*&agencyId=agy_1$/)
})
