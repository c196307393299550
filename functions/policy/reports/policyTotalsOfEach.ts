import { activeStatuses, premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { policies } from '../store/policies.ts'

/** Of each of some lists how many policies are active and what premium their policies sum up to, minor units; read together. */
export const policyTotalsOfEach = async (
  scopes: readonly string[],
): Promise<ReadonlyMap<string, { readonly policies: number; readonly premium: number }>> => {
  const found = await Promise.all(
    premiumStatuses.map(async (status) => ({ status, totals: await policies.countEach(scopes, status) })),
  )
  return new Map(
    scopes.map((scope) => {
      const own = found.flatMap(({ status, totals }) => {
        const total = totals.get(scope)
        return total === undefined ? [] : [{ status, ...total }]
      })
      const active = own.filter(({ status }) => activeStatuses.includes(status))
      return [
        scope,
        {
          policies: active.reduce((sum, { count }) => sum + count, 0),
          premium: own.reduce((sum, { measure }) => sum + measure, 0),
        },
      ]
    }),
  )
}
