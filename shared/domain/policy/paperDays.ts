import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { dateAt } from '../calendar/coverageInstant.ts'
import type { Instant } from '../calendar/instant.ts'
import type { TimeZone } from '../calendar/timeZone.ts'
import type { PolicyTransaction, TransactionKind } from './policyTransaction.ts'

/** What a carrier is told of a day on its paper (decision: paper-by-day). */
export const paperDeeds = [
  'ISSUED',
  'RENEWED',
  'ENDORSED',
  'ENDORSEMENT_REVERSED',
  'CANCELLED',
  'CANCELLATION_REVERSED',
  'REINSTATED',
  'NONRENEWED',
] as const
export type PaperDeed = (typeof paperDeeds)[number]

/** A policy as far as its days on a carrier's paper are concerned. */
export interface PaperPolicy {
  readonly boundAt: Instant
  readonly issuedAt?: Instant | undefined
  readonly expirationDate: CalendarDate
  readonly transactions: readonly PolicyTransaction[]
  /** When it was last said that it is not renewed, while that stands. */
  readonly optedOutAt?: Instant | undefined
}

/** One thing that was done to a policy: on which day, by the region's calendar, and from which day it counts. */
export interface PaperMove {
  readonly deed: PaperDeed
  /** Its revision; none of what is no transaction. */
  readonly revision?: number
  readonly day: CalendarDate
  readonly effectiveDate: CalendarDate
  /** What it changed of the premium, without taxes and fees. */
  readonly premium: MinorUnits
}

const deeds: Readonly<Partial<Record<TransactionKind, PaperDeed>>> = {
  NEW_BUSINESS: 'ISSUED',
  RENEWAL: 'RENEWED',
  ENDORSEMENT: 'ENDORSED',
  NON_PREMIUM: 'ENDORSED',
  EXTENDED_REPORTING: 'ENDORSED',
  CANCELLATION: 'CANCELLED',
  RESCISSION: 'CANCELLED',
  REINSTATEMENT: 'REINSTATED',
}

const takenBack: Readonly<Partial<Record<PaperDeed, PaperDeed>>> = {
  ENDORSED: 'ENDORSEMENT_REVERSED',
  ENDORSEMENT_REVERSED: 'ENDORSED',
  CANCELLED: 'CANCELLATION_REVERSED',
  CANCELLATION_REVERSED: 'CANCELLED',
  REINSTATED: 'CANCELLED',
}

/** What a transaction is called; nothing where it moves neither cover nor premium, as another broker does. */
const deedOf = (made: PolicyTransaction, all: readonly PolicyTransaction[]): PaperDeed | undefined => {
  if (made.kind !== 'REVERSAL') return deeds[made.kind]
  const taken = all.find(({ revision }) => revision === made.reverses && revision < made.revision)
  const deed = taken && deedOf(taken, all)
  return deed && takenBack[deed]
}

/**
 * All that was done to an issued policy, each on the day on which it was done, whatever day it counts from. What was taken
 * back stays on its day, and what took it back stands on its own. What was done before the issue is part of it.
 */
export const paperMoves = (
  { boundAt, issuedAt = boundAt, expirationDate, transactions, optedOutAt }: PaperPolicy,
  timeZone: TimeZone,
): readonly PaperMove[] => [
  ...transactions.flatMap((made): PaperMove[] => {
    const deed = deedOf(made, transactions)
    const at = Date.parse(made.known) < Date.parse(issuedAt) ? issuedAt : made.known
    const { revision, effectiveDate, money } = made
    return deed === undefined
      ? []
      : [{ deed, revision, day: dateAt(at, timeZone), effectiveDate, premium: money.premium }]
  }),
  ...(optedOutAt === undefined
    ? []
    : [
        {
          deed: 'NONRENEWED' as const,
          day: dateAt(optedOutAt, timeZone),
          effectiveDate: expirationDate,
          premium: 0,
        },
      ]),
]

/** What was done on a day: how often each, and what it changed of the premium. */
export interface PaperDay {
  readonly day: CalendarDate
  readonly deeds: Readonly<Partial<Record<PaperDeed, number>>>
  readonly premium: MinorUnits
}

/** Days with what was done on each, the newest first; those on which nothing was are left out. */
export const paperDays = (moves: readonly Pick<PaperMove, 'day' | 'deed' | 'premium'>[]): readonly PaperDay[] => {
  const days = new Map<CalendarDate, PaperDay>()
  for (const { day, deed, premium } of moves) {
    const told: PaperDay = days.get(day) ?? { day, deeds: {}, premium: 0 }
    days.set(day, {
      day,
      deeds: { ...told.deeds, [deed]: (told.deeds[deed] ?? 0) + 1 },
      premium: told.premium + premium,
    })
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1))
}
