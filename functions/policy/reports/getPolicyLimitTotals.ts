import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getPolicyLimitTotals as contract } from '#shared/contracts/policy/reports.ts'
import { limitStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { forPoliciesBound } from './forPoliciesBound.ts'

export const getPolicyLimitTotals = implement(contract)(async ({ query, actor, now, timeZone }) => {
  let totalLimit = 0
  const isWhole = await forPoliciesBound(actor, query, { now, timeZone }, (row) => {
    if (limitStatuses.includes(row.status)) totalLimit += row.aggLimit
  })
  return { asOf: now, isPart: !isWhole, totalLimit, currency: regionOf(config.region).currency }
})
