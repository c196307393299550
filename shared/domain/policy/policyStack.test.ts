import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import type { Instant } from '../calendar/instant.ts'
import { addDays, addYears } from '../calendar/moveDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import type { CoveragePremium } from '../rating/ratedPremium.ts'
import { changesBetween, type Leaves, withChanges } from './policyLeaves.ts'
import { asOf, chargedBy, earnedAt, earnedShareAt, endedOn, pricesOf, standing, termsAt } from './policyStack.ts'
import { noMoney, type PolicyTransaction, type PriceFrom } from './policyTransaction.ts'
import { differenceOf, negatedParts, premiumFrom, type Term, totalPremiumOf } from './termPremium.ts'

const liability = coverageId('LIABILITY')
const tria = coverageId('TRIA')
const priceOf = (premium: number, terrorism = 0): CoveragePremium[] => [
  { coverageId: liability, premium },
  { coverageId: tria, premium: terrorism },
]

const termFrom = (effectiveDate: CalendarDate): Term => ({ effectiveDate, endDate: addYears(effectiveDate, 1) })
const moneyOf = (coverages: readonly CoveragePremium[]) => {
  const premium = totalPremiumOf(coverages)
  return { ...noMoney, coverages: [...coverages], premium, total: premium }
}

/** What other prices of days change of the premium, by coverage. */
const premiumChange = (stack: readonly PolicyTransaction[], term: Term, made: readonly PriceFrom[]) =>
  differenceOf(
    premiumFrom(pricesOf([...stack, { prices: [...made] }]), term, term.effectiveDate),
    premiumFrom(pricesOf(stack), term, term.effectiveDate),
  )

const issued = (term: Term, coverages: CoveragePremium[], terms: Leaves): PolicyTransaction => ({
  revision: 1,
  kind: 'NEW_BUSINESS',
  effectiveDate: term.effectiveDate,
  known: '2026-01-01T00:00:00Z',
  by: 'usr_1',
  changes: changesBetween({}, terms),
  prices: [{ from: term.effectiveDate, coverages }],
  money: moneyOf(coverages),
  documents: [],
  postings: [],
})

/** The stack with one more transaction, known a day after the last, and what its prices cost. */
const followed = (
  stack: readonly PolicyTransaction[],
  term: Term,
  made: Partial<PolicyTransaction> & Pick<PolicyTransaction, 'effectiveDate'>,
): PolicyTransaction[] => {
  const revision = stack.length + 1
  const known: Instant = `${addDays('2026-01-01', revision)}T00:00:00Z`
  const money = moneyOf(premiumChange(stack, term, made.prices ?? []))
  return [
    ...stack,
    {
      kind: 'ENDORSEMENT',
      by: 'usr_1',
      changes: [],
      prices: [],
      documents: [],
      postings: [],
      money,
      ...made,
      revision,
      known,
    },
  ]
}

describe('a policy by its transactions', () => {
  const term = termFrom('2026-03-01')
  const first = [issued(term, priceOf(365_000), { limit: 1_000_000, 'coverages.0.limit': 1_000_000 })]
  const raised = followed(first, term, {
    effectiveDate: '2026-09-01',
    changes: [{ field: 'limit', before: 1_000_000, after: 2_000_000 }],
    prices: [{ from: '2026-09-01', coverages: priceOf(730_000) }],
  })

  it('says on any day what was covered, as anybody knew it on any day', () => {
    expect(asOf(raised, term, { effective: '2026-08-31' })).toMatchObject({
      covered: true,
      terms: { limit: 1_000_000 },
    })
    expect(asOf(raised, term, { effective: '2026-09-01' })).toMatchObject({
      covered: true,
      terms: { limit: 2_000_000 },
    })
    const before = asOf(raised, term, { effective: '2026-09-01', known: '2026-01-02T00:00:00Z' })
    expect(before).toMatchObject({ revision: 1, terms: { limit: 1_000_000 }, premium: { written: 365_000 } })
    expect(asOf(raised, term, { effective: '2027-03-01' }).covered).toBe(false)
    expect(asOf(raised, term, { effective: '2026-02-28' }).covered).toBe(false)
  })

  it('keeps a later change of the same term when an earlier day is endorsed after it', () => {
    const earlier = followed(raised, term, {
      effectiveDate: '2026-06-01',
      changes: [{ field: 'limit', before: 1_000_000, after: 3_000_000 }],
      prices: [{ from: '2026-06-01', coverages: priceOf(900_000) }],
    })
    expect(termsAt(earlier, { effective: '2026-07-01' })).toMatchObject({ limit: 3_000_000 })
    expect(termsAt(earlier, { effective: '2026-09-01' })).toMatchObject({ limit: 2_000_000 })
    expect(pricesOf(earlier).map(({ from }) => from)).toEqual(['2026-03-01', '2026-06-01', '2026-09-01'])
  })

  it('is what it was before once a transaction is taken back, to the unit, and again once that is', () => {
    const back = followed(raised, term, {
      kind: 'REVERSAL',
      effectiveDate: '2026-09-01',
      reverses: 2,
      prices: [{ from: '2026-09-01', coverages: priceOf(365_000) }],
    })
    expect(termsAt(back)).toEqual(termsAt(first))
    expect(chargedBy(back).total).toBe(365_000)
    const again = followed(back, term, {
      kind: 'REVERSAL',
      effectiveDate: '2026-09-01',
      reverses: 3,
      prices: [{ from: '2026-09-01', coverages: priceOf(730_000) }],
    })
    expect(termsAt(again)).toEqual(termsAt(raised))
    expect(chargedBy(again)).toEqual(chargedBy(raised))
    expect(standing(again).map(({ revision }) => revision)).toEqual([1, 2])
  })

  it('covers nothing from the day it is cancelled, and has earned all that was kept', () => {
    const returned = premiumFrom(pricesOf(raised), term, '2026-12-01')
    const over = followed(raised, term, {
      kind: 'CANCELLATION',
      effectiveDate: '2026-12-01',
      endsOn: '2026-12-01',
      money: moneyOf(negatedParts(returned)),
    })
    expect(asOf(over, term, { effective: '2026-11-30' }).covered).toBe(true)
    expect(asOf(over, term, { effective: '2026-12-01' })).toMatchObject({ covered: false, premium: { unearned: 0 } })
    const undone = followed(over, term, {
      kind: 'REVERSAL',
      effectiveDate: '2026-12-01',
      reverses: 3,
      endsOn: null,
      money: moneyOf(returned),
    })
    expect(asOf(undone, term, { effective: '2026-12-01' })).toMatchObject({ covered: true })
    expect(chargedBy(undone)).toEqual(chargedBy(raised))
  })

  const unpaid = { kind: 'CANCELLATION', reason: 'Premium not paid', endsOn: '2026-12-01' } as const
  const waiting = (stack: readonly PolicyTransaction[]) =>
    followed(stack, term, { ...unpaid, effectiveDate: '2026-12-01' })

  it('covers again once a cancellation that waited for its payment and then lapsed is taken back', () => {
    const returned = premiumFrom(pricesOf(raised), term, '2026-12-01')
    const lapsed = followed(waiting(raised), term, {
      ...unpaid,
      effectiveDate: '2026-12-01',
      money: moneyOf(negatedParts(returned)),
    })
    const undone = followed(lapsed, term, {
      kind: 'REVERSAL',
      effectiveDate: '2026-12-01',
      reverses: 4,
      endsOn: null,
      money: moneyOf(returned),
    })
    expect(endedOn(lapsed)).toBe('2026-12-01')
    expect(endedOn(undone)).toBeUndefined()
    expect(asOf(undone, term, { effective: '2026-12-31' })).toMatchObject({ covered: true })
    expect(earnedAt(undone, term, term.endDate).unearned).toBe(0)
  })

  it('has earned all of its premium where a cancellation returned none of it, short rate at the end of a term', () => {
    const over = followed(first, term, {
      kind: 'CANCELLATION',
      reason: 'Insured elsewhere',
      effectiveDate: '2027-02-27',
      endsOn: '2027-02-27',
    })
    expect(earnedAt(over, term, '2027-02-27')).toEqual({ written: 365_000, earned: 365_000, unearned: 0 })
    expect(earnedAt(over, term, '2027-06-01').unearned).toBe(0)
  })

  it('has not earned the days after its end while a cancellation waits for its payment, whatever one before it returned', () => {
    const returned = premiumFrom(pricesOf(first), term, '2026-06-01')
    const back = followed(
      followed(first, term, {
        kind: 'CANCELLATION',
        reason: 'Insured elsewhere',
        effectiveDate: '2026-06-01',
        endsOn: '2026-06-01',
        money: moneyOf(negatedParts(returned)),
      }),
      term,
      { kind: 'REINSTATEMENT', effectiveDate: '2026-06-01', endsOn: null, money: moneyOf(returned) },
    )
    for (const stack of [waiting(first), waiting(back)])
      expect(earnedAt(stack, term, '2026-12-20')).toEqual({ written: 365_000, earned: 275_000, unearned: 90_000 })
  })
})

describe('what a change in the term costs', () => {
  /** What a raise of the price from 365,000 to 730,000 costs as of a day, worked out by hand: days left of the term. */
  const golden = [
    ['2026-03-01', '2026-03-01', 365_000, 'on the first day all of the difference'],
    ['2026-03-01', '2027-02-28', 1_000, 'on the last day a day of it'],
    ['2026-01-31', '2026-02-28', 337_000, 'as of the end of February'],
    ['2026-01-31', '2026-04-30', 276_000, 'as of the end of April'],
    ['2027-03-01', '2027-12-31', 60_834, 'in a term of 366 days, 61 of them left, each price rounded by itself'],
    ['2028-02-29', '2028-03-01', 364_000, 'in the term from a leap day to 28 February'],
    ['2026-10-01', '2026-12-31', 274_000, 'as of the end of the year'],
  ] as const
  for (const [from, day, cost, words] of golden)
    it(`${words}: from ${from}, as of ${day}, ${cost}`, () => {
      const term = termFrom(from)
      const change = premiumChange([issued(term, priceOf(365_000), {})], term, [
        { from: day, coverages: priceOf(730_000) },
      ])
      expect(totalPremiumOf(change)).toBe(cost)
    })

  it('is shared out to coverages and terrorism cover, which add up to it', () => {
    const term = termFrom('2026-03-01')
    const change = premiumChange([issued(term, priceOf(100_000, 5_000), {})], term, [
      { from: '2026-09-01', coverages: priceOf(200_100, 10_000) },
    ])
    expect(change).toEqual([
      { coverageId: liability, premium: 49_639 },
      { coverageId: tria, premium: 2_480 },
    ])
  })
})

const days = fc.integer({ min: 0, max: 364 })
const price = fc.record({ a: fc.integer({ min: 0, max: 900_000 }), b: fc.integer({ min: 0, max: 40_000 }) })

/** Lives of endorsements in any order, each at a price, some of them taken back. */
const lives = fc.record({
  from: fc.integer({ min: 0, max: 1500 }).map((day) => addDays('2026-01-01', day)),
  first: price,
  steps: fc.array(fc.record({ day: days, price, limit: fc.integer({ min: 1, max: 9 }), back: fc.boolean() }), {
    maxLength: 12,
  }),
})

type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never

const lived = ({ from, first, steps }: Life) => {
  const term = termFrom(from)
  let stack: PolicyTransaction[] = [issued(term, priceOf(first.a, first.b), { limit: 0 })]
  for (const step of steps) {
    const effectiveDate = addDays(from, step.day % daysBetween({ from, until: term.endDate }))
    const last = stack.at(-1)
    const isBack = step.back && last !== undefined && last.revision > 1
    const before = pricesOf(stack.slice(0, -1)).findLast((each) => each.from <= (last?.effectiveDate ?? from))
    const made: PriceFrom[] = isBack
      ? [{ from: last.effectiveDate, coverages: before?.coverages ?? [] }]
      : [{ from: effectiveDate, coverages: priceOf(step.price.a, step.price.b) }]
    stack = followed(stack, term, {
      effectiveDate: isBack ? last.effectiveDate : effectiveDate,
      prices: made,
      ...(isBack
        ? { kind: 'REVERSAL', reverses: last.revision }
        : { changes: [{ field: 'limit', after: step.limit }] }),
    })
  }
  return { term, stack }
}

describe('whatever happens to a policy', () => {
  it('earned and unearned are what is written, from nothing on its first day to all of it on its last', () => {
    fc.assert(
      fc.property(lives, days, (life, day) => {
        const { term, stack } = lived(life)
        const at = (on: CalendarDate) => earnedAt(stack, term, on)
        const { written, earned, unearned } = at(addDays(term.effectiveDate, day))
        expect(earned + unearned).toBe(written)
        expect(at(term.effectiveDate).earned).toBe(0)
        expect(at(term.endDate).earned).toBe(written)
        expect(written).toBe(totalPremiumOf(premiumFrom(pricesOf(stack), term, term.effectiveDate)))
      }),
    )
  })

  it('its changes add up to what is charged, coverage by coverage', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { term, stack } = lived(life)
        const { coverages, premium } = chargedBy(stack)
        expect(totalPremiumOf(coverages)).toBe(premium)
        const all = premiumFrom(pricesOf(stack), term, term.effectiveDate).filter((each) => each.premium !== 0)
        const byId = (parts: readonly CoveragePremium[]) =>
          new Map(parts.map((each) => [each.coverageId, each.premium]))
        expect(byId(coverages)).toEqual(byId(all))
      }),
    )
  })

  it('every state it ever was in is read off the stack again', () => {
    fc.assert(
      fc.property(lives, days, (life, day) => {
        const { term, stack } = lived(life)
        const effective = addDays(term.effectiveDate, day)
        for (const [index, { known }] of stack.entries()) {
          const then = asOf(stack.slice(0, index + 1), term, { effective })
          expect(asOf(stack, term, { effective, known })).toEqual(then)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('changes between two states lead from the one to the other and back', () => {
    const leaves = fc.dictionary(fc.constantFrom('a', 'b.c', 'd', 'e.f.g'), fc.oneof(fc.integer(), fc.constant(null)))
    fc.assert(
      fc.property(leaves, leaves, (a, b) => {
        expect(withChanges(a, changesBetween(a, b))).toEqual({ ...b })
        expect(withChanges(b, changesBetween(b, a))).toEqual({ ...a })
      }),
    )
  })
})

it('of cover that costs nothing nothing is earned until its end, and then all', () => {
  const term = termFrom('2026-03-01')
  const free = [{ prices: [{ from: term.effectiveDate, coverages: priceOf(0) }] }] as never
  expect(earnedShareAt(free, term, '2026-09-01')).toBe(0)
  expect(earnedShareAt(free, term, term.endDate)).toBe(1)
})
