import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getPolicyPremiumTotals as contract } from '#shared/contracts/policy/reports.ts'
import { dashboardSpan } from '#shared/domain/calendar/dashboardSpan.ts'
import { premiumStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { type CoverStatus, coverStatuses } from '#shared/records/policy/policyStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { policies } from '../store/policies.ts'
import { isBinder, paymentGroup } from '../store/policyGroups.ts'
import { countedScope } from './countedScope.ts'
import { forPoliciesBound } from './forPoliciesBound.ts'

type ByStatus = Partial<Record<CoverStatus, number>>

const groupsOf = (status: CoverStatus): string[] =>
  isBinder({ status }) ? [paymentGroup(status, 'Need Payment'), paymentGroup(status, 'Paid')] : [status]

/** The sums as the list's counters have them, seconds behind at most: a few reads, however many policies there are. */
const counted = async (scope: string): Promise<ByStatus> => {
  const groups = coverStatuses.flatMap((status) => groupsOf(status).map((group) => ({ status, group })))
  const counts = await Promise.all(groups.map(({ group }) => policies.count(scope, group)))
  const byStatus: ByStatus = {}
  for (const [index, { status }] of groups.entries()) {
    const { count, measure } = counts[index] ?? { count: 0, measure: 0 }
    if (count > 0) byStatus[status] = (byStatus[status] ?? 0) + measure
  }
  return byStatus
}

export const getPolicyPremiumTotals = implement(contract)(async ({ query, actor, now, timeZone }) => {
  const scope = dashboardSpan(query, now, timeZone) === undefined ? countedScope(actor, query) : undefined
  const byStatus: ByStatus = scope === undefined ? {} : await counted(scope)
  const isWhole =
    scope !== undefined ||
    (await forPoliciesBound(actor, query, { now, timeZone }, ({ status, premium }) => {
      byStatus[status] = (byStatus[status] ?? 0) + premium
    }))
  const totalPremium = coverStatuses
    .filter((status) => premiumStatuses.includes(status))
    .reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
  return { asOf: now, isPart: !isWhole, totalPremium, currency: regionOf(config.region).currency, byStatus }
})
