import { Temporal } from 'temporal-polyfill'
import type { Instant } from './instant.ts'
import type { TimeZone } from './timeZone.ts'

/** The spans of the dashboards by number (quoting-and-servicing, section 9). */
const spans = [
  { minutes: 15 },
  { minutes: 60 },
  { hours: 4 },
  'today',
  { hours: 24 },
  { hours: 7 * 24 },
  'monthToDate',
  { hours: 30 * 24 },
  { hours: 90 * 24 },
] as const

export interface SpanQuery {
  /** The number of a span of the dashboards, 0 to 8. */
  readonly duration?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A first and a last instant, ISO in UTC with milliseconds, so that they compare as text. */
export interface Span {
  readonly from: string
  readonly to: string
}

const iso = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' })

/**
 * The span that was asked for, up to `to` or else `now`; undefined when none was. Today and the month begin at midnight in
 * the caller's zone.
 */
export const dashboardSpan = (query: SpanQuery, now: Instant, timeZone: TimeZone): Span | undefined => {
  const until = Temporal.Instant.from(query.to ?? now)
  const span = spans[query.duration ?? -1]
  if (span === undefined)
    return query.from === undefined && query.to === undefined
      ? undefined
      : { from: iso(Temporal.Instant.from(query.from ?? '1970-01-01T00:00:00Z')), to: iso(until) }
  if (typeof span !== 'string') return { from: iso(until.subtract(span)), to: iso(until) }
  const day = until.toZonedDateTimeISO(timeZone).startOfDay()
  return { from: iso((span === 'today' ? day : day.with({ day: 1 })).toInstant()), to: iso(until) }
}
