import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { allocate } from '../money/money.ts'
import type { CoveragePremium } from '../rating/ratedPremium.ts'
import { unearnedShare } from './policyDates.ts'
import type { PriceFrom } from './policyTransaction.ts'

/** The days a policy runs: `endDate` is the first that is not covered. */
export type Term = { readonly effectiveDate: CalendarDate; readonly endDate: CalendarDate }

const terrorism = coverageId('TRIA')

/** Sums by coverage, in the order in which coverages first appear. */
export const summed = (parts: readonly CoveragePremium[]): CoveragePremium[] => {
  const sums = new Map<CoveragePremium['coverageId'], MinorUnits>()
  for (const part of parts) sums.set(part.coverageId, (sums.get(part.coverageId) ?? 0) + part.premium)
  return [...sums].map(([id, premium]) => ({ coverageId: id, premium }))
}

export const totalPremiumOf = (parts: readonly CoveragePremium[]): MinorUnits =>
  parts.reduce((sum, part) => sum + part.premium, 0)

/** What gives back all of it. */
export const negatedParts = (parts: readonly CoveragePremium[]): CoveragePremium[] =>
  parts.map((part) => ({ ...part, premium: 0 - part.premium }))

/** `a` less `b`, by coverage, without those of which nothing is left. */
export const differenceOf = (a: readonly CoveragePremium[], b: readonly CoveragePremium[]): CoveragePremium[] =>
  summed([...a, ...negatedParts(b)]).filter(({ premium }) => premium !== 0)

/**
 * What of a term's price is for the days from `day` on, to the minor unit: the premium by days, terrorism cover by itself, and
 * each shared out to its coverages by largest remainder.
 */
export const unearnedOf = (price: readonly CoveragePremium[], term: Term, day: CalendarDate): CoveragePremium[] => {
  const share = unearnedShare(term, day)
  const part = (of: readonly CoveragePremium[]) => {
    const unearned = allocate(totalPremiumOf(of), [share, 1 - share])[0] ?? 0
    const parts = allocate(
      unearned,
      of.map(({ premium }) => premium),
    )
    return of.map(({ coverageId: id }, index) => ({ coverageId: id, premium: parts[index] ?? 0 }))
  }
  const isTerrorism = (each: CoveragePremium) => each.coverageId === terrorism
  return [...part(price.filter((each) => !isTerrorism(each))), ...part(price.filter(isTerrorism))]
}

const inOrder = (prices: readonly PriceFrom[]): PriceFrom[] =>
  prices.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))

/**
 * The premium of a policy from `day` to its end, each price for the days it holds: a change on a day costs what is unearned
 * of the new price less what is unearned of the old one (rule: endorsement-premium).
 */
export const premiumFrom = (prices: readonly PriceFrom[], term: Term, day: CalendarDate): CoveragePremium[] =>
  summed(
    inOrder(prices).flatMap(({ from, coverages }, index, all) => {
      const next = all[index + 1]?.from
      if (next !== undefined && next <= day) return []
      const first = from > day ? from : day
      return [
        ...unearnedOf(coverages, term, first),
        ...(next === undefined ? [] : negatedParts(unearnedOf(coverages, term, next))),
      ]
    }),
  )

/** The same with fractions of the minor unit, for what is earned from day to day. */
export const exactPremiumFrom = (prices: readonly PriceFrom[], term: Term, day: CalendarDate): number =>
  inOrder(prices).reduce((sum, { from, coverages }, index, all) => {
    const next = all[index + 1]?.from
    if (next !== undefined && next <= day) return sum
    const share = unearnedShare(term, from > day ? from : day) - (next === undefined ? 0 : unearnedShare(term, next))
    return sum + totalPremiumOf(coverages) * share
  }, 0)
