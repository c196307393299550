import { z } from 'zod'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { quoteSteps } from './quoteSteps.ts'

/** How far back a run looks, so that what a stopped platform missed is made good. */
const daysBack = 45
/** Quotes that are looked at together. */
const together = 25

/** Where a run is: how many days back, and how far in the list of that day. */
const placeOf = (cursor: string | undefined): { readonly days: number; readonly after: string | undefined } => {
  const [, days = String(daysBack), after = ''] = /^(\d+)\|(.*)$/s.exec(cursor ?? '') ?? []
  return { days: Number(days), after: after || undefined }
}

/** What becomes of a quote whose day is over; undefined where nothing does. */
type EndOfDay = (quote: StoredQuote, now: Instant) => Promise<Omit<Effect, 'cursor'> | undefined>

interface Ending {
  readonly kind: string
  readonly groupOf: (date: string) => string
  readonly effect: string
  readonly end: EndOfDay
}

/**
 * A job over the quotes of a day's list for every recent day, today's included: it is past midnight somewhere in the region
 * before it is here. What cannot be ended now is noted, left for the next run, and does not stop the others.
 */
export const jobOfDays = ({ kind, groupOf, effect, end }: Ending) =>
  defineJob({
    kind,
    input: z.strictObject({ asOf: Instant }),
    key: () => 'all',
    effect,
    // What a run is asked for it does as of when it was asked for, however long it takes.
    async chunk({ asOf: now }, { cursor }) {
      let { days, after } = placeOf(cursor)
      const pageOf = () =>
        quotes.walk({ scope: 'all', group: groupOf(addDays(dateAt(now, 'UTC'), 1 - days)), size: together, after })
      let page = await pageOf()
      // Days without a quote cost no chunk of their own.
      while (page.ids.length === 0 && page.cursor === undefined && days > 0) {
        days -= 1
        after = undefined
        page = await pageOf()
      }
      const { ids, cursor: next } = page
      const met = ids.map(({ id, at }) => ({ id, at: `${days}|${at}` }))
      const { effects, notes } = await quoteSteps(met, (quote) => end(quote, now))
      const goesOn = next !== undefined ? `${days}|${next}` : days > 0 ? `${days - 1}|` : undefined
      return { effects, done: ids.length, notes, ...(goesOn !== undefined && { cursor: goesOn }) }
    },
  })
