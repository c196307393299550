import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { movedOn, movesOf } from '#functions/policy/public.ts'
import type { PaperTransaction } from '#shared/contracts/billing/paperDays.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
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
): { readonly day?: string | undefined; readonly after?: string | undefined } => {
  const [day, after] = cursor?.split('.') ?? []
  return { day, after: after === '' ? undefined : after }
}

/** What was done on the days of a span, the newest first, of so many policies; it costs as much as it tells, and a query a day. */
export const pageOfPaper = async (
  { carrier, from, to }: PaperSpan,
  { size, after: cursor }: { readonly size: number; readonly after?: string | undefined },
): Promise<{ readonly rows: readonly PaperTransaction[]; readonly nextToken?: string }> => {
  const place = placeOf(cursor)
  const rows: PaperTransaction[] = []
  let left = size
  let after = place.after
  for (let day = to; day >= from; day = addDays(day, -1)) {
    if (place.day !== undefined && day > place.day) continue
    if (left === 0) return { rows, nextToken: `${day}.` }
    const page = await movedOn({ carrierId: carrier.id, day }, { size: left, after })
    after = undefined
    left -= page.policies.length
    for (const policy of page.policies)
      for (const { revision, ...move } of movesOf(policy).filter((each) => each.day === day))
        rows.push({
          ...move,
          key: `${policy.id}.${revision ?? move.deed}`,
          policyId: policy.id,
          policyNumber: policy.policyNumber,
          companyName: policy.companyName,
          currency: policy.rated.currency,
        })
    if (page.nextToken !== undefined) return { rows, nextToken: `${day}.${page.nextToken}` }
  }
  return { rows }
}
