import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import type { CoveragePremium } from '../rating/ratedPremium.ts'
import { isReason } from './cancellationReasons.ts'
import { type Leaves, withChanges } from './policyLeaves.ts'
import type { PolicyTransaction, PriceFrom } from './policyTransaction.ts'
import type { CoverGap } from './reinstatementRules.ts'
import { exactPremiumFrom, premiumFrom, summed, type Term, totalPremiumOf } from './termPremium.ts'

/** A policy's transactions, in the order they were made. */
export type Stack = readonly PolicyTransaction[]

/** The two clocks: the day that is asked about, and when one asks; what was made later was not known. */
export type TwoClocks = { readonly effective?: CalendarDate | undefined; readonly known?: Instant | undefined }

/** The stack as it was known at an instant. */
export const knownAt = (stack: Stack, known: Instant | undefined): Stack =>
  known === undefined ? stack : stack.filter((each) => Date.parse(each.known) <= Date.parse(known))

/** What was not taken back, with what took something back and still does. A reversal may be taken back too. */
const notReversed = (stack: Stack): Stack => {
  const reversed = new Set<number>()
  for (const each of stack.toReversed())
    if (each.kind === 'REVERSAL' && each.reverses !== undefined && !reversed.has(each.revision))
      reversed.add(each.reverses)
  return stack.filter(({ revision }) => !reversed.has(revision))
}

/** What counts: what was taken back does not, and what took it back only says so. */
export const standing = (stack: Stack): Stack => notReversed(stack).filter(({ kind }) => kind !== 'REVERSAL')

/** Revisions that were taken back and still are. */
export const reversedRevisions = (stack: Stack): ReadonlySet<number> => {
  const left = new Set(standing(stack).map(({ revision }) => revision))
  return new Set(
    stack.filter((each) => each.kind !== 'REVERSAL' && !left.has(each.revision)).map(({ revision }) => revision),
  )
}

/** By the day from which they count; of one day in the order they were made. */
export const inEffect = (stack: Stack): Stack =>
  stack.toSorted((a, b) =>
    a.effectiveDate < b.effectiveDate ? -1 : a.effectiveDate > b.effectiveDate ? 1 : a.revision - b.revision,
  )

/** The terms on a day, as they were known at an instant; without a day those at the end. */
export const termsAt = (stack: Stack, { effective, known }: TwoClocks = {}): Leaves =>
  // All at once: a state copied for each transaction is what a long stack would cost.
  withChanges(
    {},
    inEffect(standing(knownAt(stack, known)))
      .filter((each) => effective === undefined || each.effectiveDate <= effective)
      .flatMap(({ changes }) => changes),
  )

/** The price of each day, as the transactions made it one after the other. */
export const pricesOf = (stack: readonly Pick<PolicyTransaction, 'prices'>[]): PriceFrom[] => {
  const prices = new Map<CalendarDate, PriceFrom>()
  for (const { prices: made } of stack) for (const price of made) prices.set(price.from, price)
  return [...prices.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/**
 * The transaction by which cover ends before the term does; undefined where it does not. What gives the term's own end back
 * does so whatever ended it before: one that waited for its payment and then lapsed is two cancellations.
 */
const endOf = (stack: Stack): PolicyTransaction | undefined => {
  const last = notReversed(stack).findLast(({ endsOn }) => endsOn !== undefined)
  return typeof last?.endsOn === 'string' ? last : undefined
}

/** The day on which cover ends before the term does; undefined where it does not. */
export const endedOn = (stack: Stack): CalendarDate | undefined => endOf(stack)?.endsOn ?? undefined

/** When cover that had ended was last brought back, or its end taken back; undefined where it never was. */
export const broughtBackAt = (stack: Stack): Instant | undefined =>
  notReversed(stack).findLast(({ endsOn }) => endsOn === null)?.known

/**
 * When cover that is ended came to its end on the stack; undefined while none is. What waited for its payment and then lapsed
 * was over from the first of both.
 */
export const tookEffectAt = (stack: Stack): Instant | undefined => {
  const counts = notReversed(stack)
  const back = counts.findLastIndex(({ endsOn }) => endsOn === null)
  return counts.find(({ endsOn }, index) => index > back && typeof endsOn === 'string')?.known
}

/** Whether a cancellation waits for its payment: while it does nothing is returned. */
const waitsForPayment = ({ reason = '', money }: PolicyTransaction): boolean =>
  isReason(reason, 'NON_PAYMENT') && money.total === 0

/** The days within the term that are not covered, by reinstatements that stand. */
export const gapsOf = (stack: Stack): CoverGap[] => standing(stack).flatMap(({ gap }) => gap ?? [])

/**
 * The premium that is written by the transactions, without fees and taxes: what is kept of it where cover has ended, as the
 * ledger has it (decision: written-as-booked).
 */
export const writtenPremium = (stack: readonly Pick<PolicyTransaction, 'money'>[]): MinorUnits =>
  stack.reduce((sum, { money }) => sum + money.premium, 0)

/** What is charged in all by the transactions, minor units. */
export const chargedBy = (
  stack: Stack,
): { readonly coverages: CoveragePremium[]; readonly premium: MinorUnits; readonly total: MinorUnits } => ({
  coverages: summed(stack.flatMap(({ money }) => money.coverages)).filter(({ premium }) => premium !== 0),
  premium: writtenPremium(stack),
  total: stack.reduce((sum, { money }) => sum + money.total, 0),
})

/** A premium and how much of it is earned at the beginning of a day; `earned` and `unearned` are `written`. */
export type Earned = { readonly written: MinorUnits; readonly earned: MinorUnits; readonly unearned: MinorUnits }

/** What is earned of the premium at the beginning of a day: by days, and all of what was kept once cover has ended. */
export const earnedAt = (stack: Stack, term: Term, day: CalendarDate): Earned => {
  const written = chargedBy(stack).premium
  const end = endOf(stack)
  const ended = end?.endsOn ?? undefined
  const rest = (from: CalendarDate) => totalPremiumOf(premiumFrom(pricesOf(stack), term, from))
  const until = ended !== undefined && day > ended ? ended : day
  // Of what waits for its payment the days that are not covered are not earned either.
  const left = rest(until) - (end === undefined || ended === undefined || waitsForPayment(end) ? 0 : rest(ended))
  const unearned = Math.min(written, Math.max(0, left))
  return { written, earned: written - unearned, unearned }
}

/** Part of what is written that is earned on a day, 0 to 1, with fractions of the minor unit. */
export const earnedShareAt = (stack: Stack, term: Term, day: CalendarDate): number => {
  const prices = pricesOf(stack)
  const all = exactPremiumFrom(prices, term, term.effectiveDate)
  if (all <= 0) return day < term.endDate ? 0 : 1
  return 1 - exactPremiumFrom(prices, term, day) / all
}

/** A policy on a day, as it was known at an instant. */
export interface AsOf {
  /** Whether a loss on that day was covered. */
  readonly covered: boolean
  /** The last revision that was known. */
  readonly revision: number
  readonly terms: Leaves
  /** What cover costs by coverage for a whole term as it is on that day. */
  readonly price: readonly CoveragePremium[]
  readonly premium: Earned
}

/** What was covered on a day, as anybody knew it at an instant. */
export const asOf = (stack: Stack, term: Term, { effective = term.effectiveDate, known }: TwoClocks): AsOf => {
  const seen = knownAt(stack, known)
  const ended = endedOn(seen)
  const prices = pricesOf(seen).filter(({ from }) => from <= effective)
  return {
    covered:
      seen.length > 0 &&
      effective >= term.effectiveDate &&
      effective < term.endDate &&
      (ended === undefined || effective < ended) &&
      !gapsOf(seen).some(({ from, until }) => effective >= from && effective < until),
    revision: seen.at(-1)?.revision ?? 0,
    terms: termsAt(seen, { effective }),
    price: prices.at(-1)?.coverages ?? [],
    premium: earnedAt(seen, term, effective),
  }
}
