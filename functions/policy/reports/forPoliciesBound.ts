import type { Actor } from '#functions/_platform/auth/actor.ts'
import { dashboardSpan, type SpanQuery } from '#shared/domain/calendar/dashboardSpan.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { type Owners, reachOf } from '../search/reach.ts'
import { type PolicyRow, policies } from '../store/policies.ts'
import { bindersGroup, policiesGroup } from '../store/policyGroups.ts'

const pageSize = 1000
const group = [bindersGroup, policiesGroup]
/** Reads stop here, and it is told: a report of more policies than this is the warehouse's work. */
const mostPages = 100

/**
 * The binders and policies bound in a span (all of them without one) within the actor's reach, told to `add` one by one,
 * page by page of the list; answers whether they were all.
 */
export const forPoliciesBound = async (
  actor: Actor,
  query: SpanQuery & Owners,
  { now, timeZone }: { readonly now: Instant; readonly timeZone: TimeZone },
  add: (row: PolicyRow) => void,
): Promise<boolean> => {
  const span = dashboardSpan(query, now, timeZone)
  const { scopes, keeps } = reachOf(actor, query)
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await policies.list({ scopes, group, size: pageSize, descending: true, after })
    for (const row of page.hits)
      if (keeps(row) && (span === undefined || (row.boundAt >= span.from && row.boundAt <= span.to))) add(row)
    after = page.nextToken
    if (after === undefined) return true
  }
  return false
}
