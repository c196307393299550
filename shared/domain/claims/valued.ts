import type { CalendarDate } from '../calendar/calendarDate.ts'
import { dateAt } from '../calendar/coverageInstant.ts'
import type { Instant } from '../calendar/instant.ts'
import type { PlaceZone } from '../calendar/timeZone.ts'
import type { MinorUnits } from '../money/amounts.ts'
import { outstandingOf, paidOf } from './claimFigures.ts'

type Kind = 'EXPENSE' | 'INDEMNITY' | 'RECOVERY'

/** What of a claim its value as of a day stands on. */
export interface ToValue<Status extends string> {
  readonly timeZone: PlaceZone
  readonly reserves: readonly {
    readonly kind: Kind
    readonly coverageId: number
    readonly amount: MinorUnits
    readonly at: Instant
  }[]
  readonly payments: readonly {
    readonly kind: 'EXPENSE' | 'INDEMNITY'
    readonly coverageId: number
    readonly paid: MinorUnits
    readonly status: 'APPROVED' | 'PAID' | 'REJECTED' | 'REQUESTED'
    readonly payout?: { readonly paidOn: CalendarDate } | undefined
  }[]
  readonly recoveries: readonly { readonly amount: MinorUnits; readonly receivedOn: CalendarDate }[]
  readonly statusChanges: readonly { readonly status: Status; readonly on: CalendarDate }[]
}

/** A claim as it stood at the end of a day. Minor units. */
export interface Valued<Status extends string> {
  readonly status: Status | undefined
  readonly closedOn?: CalendarDate | undefined
  readonly paidIndemnity: MinorUnits
  readonly paidExpense: MinorUnits
  readonly outstanding: MinorUnits
  readonly recovered: MinorUnits
  /** Paid and outstanding, less what came back. */
  readonly incurred: MinorUnits
}

type Standing = Pick<ToValue<string>, 'payments' | 'recoveries' | 'reserves' | 'timeZone'>

/** The reserves, payments and recoveries of a claim by the end of a day. */
export const standingAt = (claim: Standing, asOf: CalendarDate): Omit<Standing, 'timeZone'> => ({
  reserves: claim.reserves.filter(({ at }) => dateAt(at, claim.timeZone) <= asOf),
  payments: claim.payments.filter(({ payout }) => payout !== undefined && payout.paidOn <= asOf),
  recoveries: claim.recoveries.filter(({ receivedOn }) => receivedOn <= asOf),
})

/**
 * A claim's value as of the end of a day (rule: valued-as-of): reserves as they were set by then, payments and recoveries of
 * that day or before. What came later is not in it, so a loss run of a day is the same whenever it is asked for.
 */
export const valuedAsOf = <Status extends string>(claim: ToValue<Status>, asOf: CalendarDate): Valued<Status> => {
  const then = standingAt(claim, asOf)
  const changes = claim.statusChanges.filter(({ on }) => on <= asOf)
  const last = changes.at(-1)
  const recovered = then.recoveries.reduce<number>((sum, { amount }) => sum + amount, 0)
  const outstanding = outstandingOf(then)
  return {
    status: last?.status,
    ...(last?.status === 'CLOSED' && { closedOn: last.on }),
    paidIndemnity: paidOf(then, 'INDEMNITY'),
    paidExpense: paidOf(then, 'EXPENSE'),
    outstanding,
    recovered,
    incurred: paidOf(then) + outstanding - recovered,
  }
}
