import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { movedOn, movesOf, type PolicyRecord } from '#functions/policy/public.ts'
import type { PaperTransaction } from '#shared/contracts/billing/paperDays.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { partyLinesUpTo } from '../ledger/ledgerTotals.ts'
import { openedCarrier } from '../statements/partyOf.ts'

const longestDays = 31

/** Days on a carrier's paper. */
export interface PaperSpan {
  readonly carrier: { readonly id: string; readonly name: string }
  readonly from: CalendarDate
  readonly to: CalendarDate
}

interface Asked {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
  readonly carrierId?: string | undefined
}

/** Whose paper and which days are asked for, as far as they are the actor's. */
export const paperSpanOf = async (
  asked: Asked,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<PaperSpan> => {
  const to = asked.to ?? asked.from ?? bookDate(now)
  const from = asked.from ?? to
  if (from > to || addDays(from, longestDays) <= to) return fail('billing.daysUnfit')
  const { currency } = regionOf(config.region)
  const isMoved = async (id: string) => (await partyLinesUpTo(currency, id, monthOf(to))).length > 0
  const carrier = (await openedCarrier(actor, asked.carrierId, isMoved)) ?? fail('billing.carrierNotFound')
  return { carrier, from, to }
}

/** Where a walk through days goes on: on which day, and behind which of its policies. */
const placeOf = (
  cursor: string | undefined,
): { readonly day?: CalendarDate | undefined; readonly after?: string | undefined } => {
  const [said, after] = cursor?.split('.') ?? []
  const day = CalendarDate.safeParse(said).data
  return day === undefined || after === '' ? { day } : { day, after }
}

/** So many days are read together: of those that a page has no room for the next one begins anew. */
const daysAtOnce = 8

/** The days from the last to the first, so many together. */
const daysDown = ({ from, to }: Pick<PaperSpan, 'from' | 'to'>): readonly (readonly CalendarDate[])[] => {
  const chunks: CalendarDate[][] = []
  for (let day = to; day >= from; day = addDays(day, -1)) {
    const last = chunks.at(-1)
    if (last === undefined || last.length === daysAtOnce) chunks.push([day])
    else last.push(day)
  }
  return chunks
}

const rowsOn = (day: CalendarDate, policies: readonly PolicyRecord[]): PaperTransaction[] =>
  policies.flatMap((policy) =>
    movesOf(policy)
      .filter((each) => each.day === day)
      .map(({ revision, ...move }) => ({
        ...move,
        key: `${policy.id}.${revision ?? move.deed}`,
        policyId: policy.id,
        policyNumber: policy.policyNumber,
        companyName: policy.companyName,
        currency: policy.rated.currency,
      })),
  )

/** What was done on the days of a span, the newest first, of so many policies; it costs as much as it tells, and a query a day. */
export const pageOfPaper = async (
  { carrier, from, to }: PaperSpan,
  { size, after }: { readonly size: number; readonly after?: string | undefined },
): Promise<{ readonly rows: readonly PaperTransaction[]; readonly nextToken?: string }> => {
  const place = placeOf(after)
  const rows: PaperTransaction[] = []
  let left = size
  for (const days of daysDown({ from, to: place.day !== undefined && place.day < to ? place.day : to })) {
    const read = await Promise.all(
      days.map(async (day) => ({
        day,
        ...(await movedOn(
          { carrierId: carrier.id, day },
          { size: left, after: day === place.day ? place.after : undefined },
        )),
      })),
    )
    for (const { day, policies, nextToken } of read) {
      // A page that has something goes on from the first day that does not fit whole.
      if (policies.length > left || (policies.length > 0 && left === 0)) return { rows, nextToken: `${day}.` }
      left -= policies.length
      rows.push(...rowsOn(day, policies))
      if (nextToken !== undefined) return { rows, nextToken: `${day}.${nextToken}` }
    }
    const last = days.at(-1)
    if (left === 0 && last !== undefined && last > from) return { rows, nextToken: `${addDays(last, -1)}.` }
  }
  return { rows }
}
