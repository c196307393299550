import { Temporal } from 'temporal-polyfill'

/** The spans of the dashboards by number (quoting-and-servicing, section 9). */
const spans = [
  '15 minutes',
  '60 minutes',
  '4 hours',
  'today',
  '24 hours',
  '7 days',
  'month to date',
  '30 days',
  '90 days',
]
const standardSpan = 5

const backBy: Readonly<Record<string, Temporal.DurationLike>> = {
  '15 minutes': { minutes: 15 },
  '60 minutes': { minutes: 60 },
  '4 hours': { hours: 4 },
  '24 hours': { hours: 24 },
  '7 days': { hours: 24 * 7 },
  '30 days': { hours: 24 * 30 },
  '90 days': { hours: 24 * 90 },
}

export interface SpanQuery {
  readonly duration?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** First and last instant of a span as ISO instants in UTC; today and the month begin at midnight where the caller is. */
export const spanOf = (
  query: SpanQuery,
  now: string,
  timeZone: string,
): { readonly from: string; readonly to: string } => {
  const until = Temporal.Instant.from(query.to ?? now)
  const iso = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
  if (query.from !== undefined && query.duration === undefined)
    return { from: iso(Temporal.Instant.from(query.from)), to: iso(until) }
  const span = spans[query.duration ?? standardSpan] ?? '7 days'
  const back = backBy[span]
  if (back !== undefined) return { from: iso(until.subtract(back)), to: iso(until) }
  const day = until.toZonedDateTimeISO(timeZone).startOfDay()
  return { from: iso((span === 'today' ? day : day.with({ day: 1 })).toInstant()), to: iso(until) }
}
