import type { PolicyRecord } from '#functions/policy/public.ts'
import { PolicyRecord as Schema } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import type { Leaves } from '#shared/domain/policy/policyLeaves.ts'
import { gapsOf, inEffect, pricesOf, type Stack, standing, termsAt } from '#shared/domain/policy/policyStack.ts'
import { fieldsOf } from '#shared/domain/policy/policyTerms.ts'
import type { PriceFrom } from '#shared/domain/policy/policyTransaction.ts'
import { summed } from '#shared/domain/policy/termPremium.ts'
import type { CoveragePremium } from '#shared/domain/rating/ratedPremium.ts'
import { type Pricing, pricedTerms, type RatedTerms } from './pricedTerms.ts'

const Rated = Schema.pick({
  deductible: true,
  eventExclusions: true,
  limit: true,
  retroActivePeriod: true,
  waitingPeriod: true,
}).extend({
  coverages: SelectedCoverage.array(),
})

/** The terms that a price depends on. */
export const ratedTermsOf = (leaves: Leaves): RatedTerms => Rated.parse(fieldsOf(leaves))

const isRated = (field: string): boolean =>
  /^(coverages\.|deductible$|limit$|retroActivePeriod$|waitingPeriod$)/.test(field)

const ratedLeaves = (leaves: Leaves): string =>
  JSON.stringify(
    Object.entries(leaves)
      .filter(([field]) => isRated(field))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const priceOn = (stack: Stack, day: CalendarDate): readonly CoveragePremium[] =>
  pricesOf(stack).findLast(({ from }) => from <= day)?.coverages ?? []

/** The price that these terms had on that day when the policy had them before; undefined where it never did. */
const priceBefore = (stack: Stack, day: CalendarDate, terms: string): readonly CoveragePremium[] | undefined => {
  for (let known = stack.length; known > 0; known -= 1) {
    const prefix = stack.slice(0, known)
    if (ratedLeaves(termsAt(prefix, { effective: day })) === terms) return priceOn(prefix, day)
  }
  return undefined
}

/** A price moved by what other terms cost more or less under the same rates, coverage by coverage, never below nothing. */
const moved = (
  from: readonly CoveragePremium[],
  before: readonly CoveragePremium[],
  after: readonly CoveragePremium[],
): CoveragePremium[] => {
  const less = before.map((part) => ({ ...part, premium: 0 - part.premium }))
  const kept = new Set(after.map(({ coverageId }) => coverageId))
  return summed([...from, ...after, ...less])
    .filter(({ coverageId, premium }) => kept.has(coverageId) || premium > 0)
    .map((part) => ({ ...part, premium: Math.max(0, part.premium) }))
}

/**
 * The prices of the days from `day` on under a stack with one more transaction: what each day's terms cost more or less than
 * those it had (decision: endorsed-by-difference). Terms that the policy had before cost what they did then, and days that are
 * not covered nothing at any terms.
 */
export const repriced = (policy: PolicyRecord, after: Stack, day: CalendarDate, pricing: Pricing): PriceFrom[] => {
  const before = policy.transactions
  const gaps = gapsOf(before)
  const isCovered = (each: CalendarDate) => !gaps.some(({ from, until }) => each >= from && each < until)
  const days = new Set([day, ...inEffect(standing(after)).map(({ effectiveDate }) => effectiveDate)])
  for (const { from } of pricesOf(before)) days.add(from)
  return [...days]
    .filter((each) => each >= day && isCovered(each))
    .toSorted()
    .flatMap((from) => {
      const was = termsAt(before, { effective: from })
      const is = termsAt(after, { effective: from })
      const price = priceOn(before, from)
      if (ratedLeaves(was) === ratedLeaves(is)) return []
      const known = priceBefore(before, from, ratedLeaves(is))
      const coverages =
        known ??
        moved(
          price,
          pricedTerms(policy, pricing, ratedTermsOf(was)).rated.coverages,
          pricedTerms(policy, pricing, ratedTermsOf(is)).rated.coverages,
        )
      return [{ from, coverages: [...coverages] }]
    })
}
