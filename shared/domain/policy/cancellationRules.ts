import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'

/** Whose deed a cancellation is, and why: what decides how long before it has to be told. */
export const cancellationCauses = ['nonPayment', 'insurer', 'insured'] as const
export type CancellationCause = (typeof cancellationCauses)[number]

type NoticeDays = Readonly<Record<Exclude<CancellationCause, 'insured'>, number>>

/** Days of notice where a state says nothing else. */
const byRegion: Readonly<Record<Taxed['region'], NoticeDays>> = {
  us: { nonPayment: 10, insurer: 30 },
  uk: { nonPayment: 14, insurer: 30 },
  au: { nonPayment: 14, insurer: 14 },
}

/**
 * States of the US with longer notice for commercial policies after their first sixty days (rule: cancellation-notice).
 * Insurers that are not admitted are exempt in most of them, and give the same.
 */
const byState: Readonly<Record<string, Partial<NoticeDays>>> = {
  AK: { nonPayment: 20, insurer: 60 },
  CT: { nonPayment: 15, insurer: 60 },
  FL: { insurer: 45 },
  IL: { insurer: 60 },
  KY: { nonPayment: 14, insurer: 75 },
  MD: { insurer: 45 },
  NC: { nonPayment: 15, insurer: 30 },
  NH: { insurer: 60 },
  NY: { nonPayment: 15, insurer: 30 },
  PA: { nonPayment: 15, insurer: 60 },
  VA: { nonPayment: 15, insurer: 45 },
  VT: { nonPayment: 15, insurer: 45 },
  WA: { nonPayment: 10, insurer: 45 },
}

/** Days between the notice and the day a cancellation takes effect; what the insured asks for takes none. */
export const noticeDays = (cause: CancellationCause, { region, state }: Taxed): number => {
  if (cause === 'insured') return 0
  const own = region === 'us' && state !== undefined ? byState[state]?.[cause] : undefined
  return own ?? byRegion[region][cause]
}

export type CancellationFacts = Taxed & {
  readonly cause: CancellationCause
  readonly effectiveDate: CalendarDate
  readonly expirationDate: CalendarDate
  /** The day of the notice, where the insured is. */
  readonly today: CalendarDate
  /** The day by which something was to be paid that is not. */
  readonly unpaidSince?: CalendarDate | undefined
}

/** The last day as of which a policy can be cancelled: on the day that cover ends anyway nothing is left to cancel. */
export const latestCancellation = ({ expirationDate }: Pick<CancellationFacts, 'expirationDate'>): CalendarDate =>
  addDays(expirationDate, -1)

/**
 * The first day on which a policy can be cancelled, never after its last: for what the insurer does, the notice first; for
 * non-payment also the day after it was due, and never the policy's first day, which was covered. An insured's own
 * request may name any day of the term.
 */
export const earliestCancellation = (facts: CancellationFacts): CalendarDate => {
  const { cause, effectiveDate, expirationDate, today, unpaidSince } = facts
  if (cause === 'insured') return effectiveDate
  const days = [addDays(today, noticeDays(cause, facts)), addDays(effectiveDate, 1)]
  if (cause === 'nonPayment' && unpaidSince !== undefined) days.push(addDays(unpaidSince, 1))
  const first = days.toSorted().at(-1) ?? effectiveDate
  return first < expirationDate ? first : expirationDate
}
