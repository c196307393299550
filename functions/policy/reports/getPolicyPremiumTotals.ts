import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { CoverStatus } from '#shared/contracts/policy/policyParts.ts'
import { getPolicyPremiumTotals as contract } from '#shared/contracts/policy/reports.ts'
import { premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { forPoliciesBound } from './forPoliciesBound.ts'

export const getPolicyPremiumTotals = implement(contract)(async ({ query, actor, now, timeZone }) => {
  const byStatus: Partial<Record<CoverStatus, number>> = {}
  let totalPremium = 0
  await forPoliciesBound(actor, query, { now, timeZone }, (row) => {
    byStatus[row.status] = (byStatus[row.status] ?? 0) + row.totalPremium
    if (premiumStatuses.includes(row.status)) totalPremium += row.totalPremium
  })
  return { totalPremium, currency: regionOf(config.region).currency, byStatus }
})
