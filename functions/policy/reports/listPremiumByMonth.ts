import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listPremiumByMonth as contract } from '#shared/contracts/policy/reports.ts'
import { monthAt, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { policies } from '../store/policies.ts'
import { boundGroup, monthBound } from '../store/policyGroups.ts'
import { countedScope } from './countedScope.ts'
import { forPoliciesBound } from './forPoliciesBound.ts'

/** The sums come from the counters of the list that holds what is asked for, or are added up row by row without one. */
export const listPremiumByMonth = implement(contract)(async ({ query, actor, now, timeZone }) => {
  const months = monthsUpTo(monthAt(now, regionOf(config.region).timeZone), query.months)
  const scope = countedScope(actor, query)
  if (scope !== undefined)
    return Promise.all(
      months.map(async (month) => ({ month, premium: (await policies.count(scope, boundGroup(month))).measure })),
    )
  const sums = new Map<string, number>()
  const isWhole = await forPoliciesBound(actor, query, { now, timeZone }, (row) => {
    const month = monthBound(row)
    if (premiumStatuses.includes(row.status)) sums.set(month, (sums.get(month) ?? 0) + row.premium)
  })
  return months.map((month) => ({
    month,
    premium: sums.get(month) ?? 0,
    ...(!isWhole && { isPart: true as const }),
  }))
})
