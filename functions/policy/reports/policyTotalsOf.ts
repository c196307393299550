import { activeStatuses, premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { policies } from '../store/policies.ts'

/** How many policies of some lists are active, and the premium that their policies sum up to, in minor units. */
export const policyTotalsOf = async (scopes: readonly string[]): Promise<{ policies: number; premium: number }> => {
  const totals = await Promise.all(
    premiumStatuses.map(async (status) => ({ status, ...(await policies.count(scopes, status)) })),
  )
  return {
    policies: totals.reduce((sum, { status, count }) => sum + (activeStatuses.includes(status) ? count : 0), 0),
    premium: totals.reduce((sum, { measure }) => sum + measure, 0),
  }
}
