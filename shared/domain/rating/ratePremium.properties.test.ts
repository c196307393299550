import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitsOffered, offeredTerms } from '../../regions/offered.ts'
import { addMonths } from '../calendar/moveDate.ts'
import { coverageById } from '../coverage/catalogue.ts'
import { limitOptions } from '../coverage/options.ts'
import { presetChoices } from '../coverage/presetChoices.ts'
import { presetNames } from '../coverage/presets.ts'
import { frequencies } from '../coverage/securityAnswers.ts'
import { resolveCoverages, selectedOf } from '../coverage/selection.ts'
import { retroPeriods, waitingPeriods } from '../coverage/terms.ts'
import type { RateBook } from './rateBook.ts'
import { rateBooks } from './rateBooks.ts'
import { ratePremium } from './ratePremium.ts'
import type { RatingFacts } from './ratingFacts.ts'

const productsOf = (book: RateBook) => Object.keys(book.products) as RatingFacts['product'][] // keys of the product table
const states = { us: ['CA', 'IA', 'NY', 'OR', 'TX', 'WA'], uk: [undefined], au: ['ACT', 'NI', 'NSW', 'SA', 'VIC'] }
const fee = fc.integer({ min: 0, max: 1_000_000 })

/** A book and a risk it prices, on any terms the platform offers. */
const aRisk = fc
  .record({
    book: fc.constantFrom(...rateBooks),
    pick: fc.nat(),
    preset: fc.constantFrom(...presetNames),
    revenue: fc.oneof(fc.integer({ min: 1, max: 50_000_000 }), fc.integer({ min: 1, max: 1_000_000_000_000 })),
    industryCode: fc.integer({ min: 10, max: 999_999 }).map(String),
    secondaryIndustryCode: fc.integer({ min: 10, max: 999_999 }).map(String),
    primaryShare: fc.integer({ min: 51, max: 100 }),
    limit: fc.constantFrom(...limitsOffered('us')),
    deductible: fc.constantFrom(...offeredTerms('uk').deductibles),
    waitingPeriod: fc.constantFrom(...waitingPeriods),
    retroPeriod: fc.constantFrom(...retroPeriods),
    months: fc.integer({ min: 6, max: 18 }),
    records: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
    riskScore: fc.option(fc.integer({ min: 0, max: 100 })),
    scanScore: fc.option(fc.integer({ min: 0, max: 100 })),
    mfaEmail: fc.boolean(),
    backupFrequency: fc.constantFrom(...frequencies),
    claimHistory: fc.option(fc.integer({ min: 0, max: 5 })),
    irpmModifier: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
    surplus: fc.boolean(),
    fees: fc.tuple(fee, fee, fee),
  })
  .map(({ book, pick, preset, months, records, mfaEmail, backupFrequency, fees, surplus, ...risk }) => {
    const products = productsOf(book)
    const regional = states[book.region]
    const year = Number(book.effectiveFrom.slice(0, 4))
    const end = 3 + months
    const facts: Omit<RatingFacts, 'coverages'> = {
      ...risk,
      region: book.region,
      product: products[pick % products.length] ?? 'P100',
      state: regional[pick % regional.length],
      effectiveDate: `${year}-04-10`,
      endDate: addMonths(`${year}-01-10`, end - 1),
      numberOfPersonalRecords: records,
      noOfEmployees: 10,
      answers: { mfaEmail, backupFrequency, testedFullFailover: true },
      surplus: surplus && book.region === 'us',
      brokerFee: fees[0],
      additionalBrokerFee: fees[1],
      mgaFee: fees[2],
    }
    return { book, preset, facts }
  })

type Terms = Partial<Pick<RatingFacts, 'limit' | 'deductible' | 'waitingPeriod'>>

/** The facts on other terms, each coverage resolved anew as the calculator does. */
const on = (
  { preset, facts }: { preset: (typeof presetNames)[number]; facts: Omit<RatingFacts, 'coverages'> },
  terms: Terms = {},
): RatingFacts => {
  const next = { ...facts, ...terms }
  const global = { ...next, retroActivePeriod: next.retroPeriod, retroActivePeriodAsDate: null }
  return { ...next, coverages: selectedOf(resolveCoverages(next, global, presetChoices(preset, next))) }
}

const always = (
  check: (risk: {
    book: RateBook
    preset: (typeof presetNames)[number]
    facts: Omit<RatingFacts, 'coverages'>
  }) => void,
) => fc.assert(fc.property(aRisk, check), { numRuns: 150, seed: 20_261_120 })

describe('every price', () => {
  test('has a waterfall that adds up to the total to the unit', () =>
    always((risk) => {
      const rated = ratePremium(risk.book, on(risk))
      expect(rated.steps.reduce((sum, step) => sum + step.effect, 0)).toBe(rated.total)
      expect(rated.steps.at(-1)?.running).toBe(rated.total)
      for (const step of rated.steps) expect(Number.isSafeInteger(step.effect)).toBe(true)
    }))

  test('is the sum of its coverages, fees and taxes, each coverage in whole units', () =>
    always((risk) => {
      const rated = ratePremium(risk.book, on(risk))
      const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
      expect(sum(rated.coverages.map((coverage) => coverage.premium))).toBe(rated.premium)
      expect(sum([rated.premium, ...rated.fees.map((f) => f.amount), ...rated.taxes.map((t) => t.amount)])).toBe(
        rated.total,
      )
      for (const coverage of rated.coverages) {
        expect(coverage.premium % 100).toBe(0)
        expect(coverage.premium).toBeGreaterThanOrEqual(0)
      }
    }))

  test('is never below the minimum premium', () =>
    always((risk) => {
      const minimum = risk.book.products[risk.facts.product]?.minimumPremium ?? 0
      expect(ratePremium(risk.book, on(risk)).premium).toBeGreaterThanOrEqual(minimum * 100)
    }))

  test('is the same for the same facts, to the cent', () =>
    always((risk) => {
      const facts = on(risk)
      const again = structuredClone({ ...facts, coverages: facts.coverages.toReversed() })
      expect(ratePremium(risk.book, again)).toEqual(ratePremium(risk.book, facts))
    }))
})

describe('more cover never costs less', () => {
  test('a higher aggregate limit', () =>
    always((risk) => {
      const prices = limitsOffered('us').map((limit) => ratePremium(risk.book, on(risk, { limit })).total)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }))

  test('a higher limit of one coverage', () =>
    always((risk) => {
      const facts = on(risk)
      for (const selected of facts.coverages) {
        const coverage = coverageById(selected.coverageId)
        if (coverage?.limit.kind !== 'sublimit') continue
        const prices = limitOptions(coverage, facts).map((limit) => {
          const coverages = facts.coverages.map((entry) => (entry === selected ? { ...entry, limit } : entry))
          return ratePremium(risk.book, { ...facts, coverages }).total
        })
        expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      }
    }))

  test('a lower deductible', () =>
    always((risk) => {
      const prices = offeredTerms('uk').deductibles.map(
        (deductible) => ratePremium(risk.book, on(risk, { deductible })).total,
      )
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    }))

  test('a shorter waiting period', () =>
    always((risk) => {
      const prices = waitingPeriods.map((waitingPeriod) => ratePremium(risk.book, on(risk, { waitingPeriod })).total)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    }))

  test('more revenue', () =>
    always((risk) => {
      const facts = on(risk)
      const more = { ...facts, revenue: Math.min(facts.revenue * 2, 1_000_000_000_000) }
      expect(ratePremium(risk.book, more).total).toBeGreaterThanOrEqual(ratePremium(risk.book, facts).total)
    }))
})

describe('better answers never cost more', () => {
  const answering = (facts: RatingFacts, mfaEmail: boolean | undefined): RatingFacts => ({
    ...facts,
    answers: { ...facts.answers, mfaEmail },
  })

  test('a control in place', () =>
    always((risk) => {
      const facts = on(risk)
      const total = (mfaEmail: boolean | undefined) => ratePremium(risk.book, answering(facts, mfaEmail)).total
      expect(total(true)).toBeLessThanOrEqual(total(false))
    }))

  test('what is known to be good beats what is not known', () =>
    always((risk) => {
      const facts = on(risk)
      const total = (mfaEmail: boolean | undefined) => ratePremium(risk.book, answering(facts, mfaEmail)).total
      expect(total(true)).toBeLessThanOrEqual(total(undefined))
    }))
})
