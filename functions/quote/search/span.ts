import { dashboardSpan, type Span, type SpanQuery } from '#shared/domain/calendar/dashboardSpan.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'

export type { SpanQuery }

/** Seven days: what the dashboards show unless a span is asked for (quoting-and-servicing, section 9). */
const standardSpan = 5

/** The span that was asked for, or the standard one up to `to` or now. */
export const spanOf = (query: SpanQuery, now: Instant, timeZone: TimeZone): Span => {
  const asked =
    query.duration === undefined && query.from !== undefined
      ? query
      : { ...query, duration: query.duration ?? standardSpan }
  return dashboardSpan(asked, now, timeZone) ?? { from: now, to: now }
}
