import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { uncountedStatuses } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { type QuoteRow, quotes } from '../store/quotes.ts'
import { narrowed, type QuoteFilters } from './narrowed.ts'
import { type SpanQuery, spanOf } from './span.ts'

const pageSize = 1000
/** Reads stop here, and it is told: a report of more than this many quotes is the warehouse's work. */
const mostPages = 100

/**
 * The quotes made in a span within the actor's reach, told to `add` one by one. Quote numbers are given in the order quotes
 * are made, so the list by number is read from its end and left where the span begins; answers whether they were all.
 */
export const forQuotesMade = async (
  actor: Actor,
  query: SpanQuery & Pick<QuoteFilters, 'agencyId' | 'teamId'>,
  now: Instant,
  timeZone: TimeZone,
  add: (row: QuoteRow) => void,
): Promise<boolean> => {
  const { from, to } = spanOf(query, now, timeZone)
  const { scopes, groups, keeps } = narrowed(actor, { agencyId: query.agencyId, teamId: query.teamId })
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await quotes.list({
      scopes,
      group: groups,
      sort: 'quoteNumber',
      descending: true,
      size: pageSize,
      after,
    })
    for (const row of page.hits)
      if (
        row.created >= from &&
        row.created <= to &&
        keeps(row) &&
        !uncountedStatuses.some((each) => each === row.status)
      )
        add(row)
    const last = page.hits.at(-1)
    if (last === undefined || last.created < from || page.nextToken === undefined) return true
    after = page.nextToken
  }
  return false
}
