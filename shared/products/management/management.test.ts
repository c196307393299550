import { describe, expect, it, test } from 'vitest'
import { presetChoices } from '#shared/domain/coverage/presetChoices.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import { resolveCoverages, selectedOf } from '#shared/domain/coverage/selection.ts'
import { lineQuestions } from '#shared/domain/questionnaire/lineQuestions.ts'
import { priceInForce } from '#shared/domain/rating/calculation.ts'
import { lineRules } from '#shared/domain/rating/lineRules.ts'
import type { RatingFacts } from '#shared/domain/rating/ratingFacts.ts'
import { quoteOutcome, referralReasons } from '#shared/domain/rating/referralReasons.ts'
import type { Product } from '#shared/regions/products.ts'
import { managementAnswers } from '#tests/golden/ratingCases.ts'

const lines = Object.values(productLines).filter(({ family }) => family === 'management')

/** A sound private company of forty people in Ohio, on the popular package. */
const factsOf = (product: Product, change: Partial<RatingFacts> = {}): RatingFacts => {
  const facts: Omit<RatingFacts, 'coverages'> = {
    region: 'us',
    product,
    state: 'OH',
    revenue: 8_000_000,
    industryCode: '541611',
    primaryShare: 100,
    limit: 1_000_000,
    deductible: 25_000,
    waitingPeriod: 12,
    retroPeriod: -1,
    effectiveDate: '2026-12-04',
    endDate: '2027-12-04',
    numberOfPersonalRecords: null,
    noOfEmployees: 40,
    riskScore: null,
    scanScore: null,
    answers: managementAnswers,
    claimHistory: null,
    irpmModifier: 1,
    surplus: false,
    brokerFee: 0,
    additionalBrokerFee: 0,
    mgaFee: 0,
    ...change,
  }
  const global = { ...facts, retroActivePeriod: facts.retroPeriod, retroActivePeriodAsDate: null }
  return { ...facts, coverages: selectedOf(resolveCoverages(facts, global, presetChoices('popular', facts))) }
}
const judged = (facts: RatingFacts) => referralReasons(facts, priceInForce(facts))
const premium = (product: Product, change: Partial<RatingFacts> = {}) => priceInForce(factsOf(product, change)).premium

describe.each(lines.map(({ code, exposure }) => [code, exposure] as const))('%s', (product, exposure) => {
  it('is ready for a sound company, though nobody has scanned or scored it', () => {
    expect(judged(factsOf(product))).toEqual([])
  })

  it('does not ask what cyber insurance asks, nor refers for it', () => {
    expect(judged(factsOf(product, { answers: { ...managementAnswers, mfaEmail: 'NO', cyberEvent: true } }))).toEqual(
      [],
    )
  })

  it('is an indication while a question is open', () => {
    for (const { key } of lineQuestions[product] ?? []) {
      const answers = { ...managementAnswers, [key]: undefined }
      expect(quoteOutcome(judged(factsOf(product, { answers }))), key).toBe('INDICATION')
    }
  })

  it('refers or declines by each of its rules', () => {
    const worst = Object.fromEntries(
      (lineQuestions[product] ?? []).map(({ key, type, adverse }) => [
        key,
        type === 'yesNo' ? adverse === 'YES' : managementAnswers[key],
      ]),
    )
    const struck = judged(factsOf(product, { answers: { ...managementAnswers, ...worst } })).map(({ ruleId }) => ruleId)
    for (const { ruleId } of lineRules[product] ?? []) expect(struck).toContain(ruleId)
  })

  it('costs more the larger the risk, and is referred above what it writes by itself', () => {
    const sizes = [2, 20, 200, 2_000].map((size) => ({
      noOfEmployees: size,
      answers: { ...managementAnswers, totalAssets: size * 1_000_000, planAssets: size * 1_000_000 },
    }))
    const premiums = sizes.map((size) => premium(product, size))
    expect(premiums).toEqual(premiums.toSorted((a, b) => a - b))
    expect(new Set(premiums).size).toBe(4)
    expect(judged(factsOf(product, sizes[3])).map(({ ruleId }) => ruleId)).toContain('referral.exposure')
  })

  it('is an indication, with a price, where its size is not told', () => {
    const { totalAssets: _, planAssets: __, ...answers } = managementAnswers
    const untold = factsOf(product, { answers, noOfEmployees: 0 })
    expect(priceInForce(untold).premium).toBeGreaterThan(0)
    expect(judged(untold).map(({ ruleId }) => ruleId)).toContain('indication.exposure')
    expect(priceInForce(untold).steps[0]?.input, exposure).toContain('not told')
  })

  it('never costs less for a worse answer', () => {
    const sound = premium(product)
    for (const { key, type, adverse } of lineQuestions[product] ?? []) {
      if (type !== 'yesNo') continue
      const worse = premium(product, { answers: { ...managementAnswers, [key]: adverse === 'YES' } })
      expect(worse, key).toBeGreaterThanOrEqual(sound)
    }
  })
})

test('terrorism cover is offered with all of them but crime', () => {
  const offering = lines.filter(({ coverages }) => coverages.includes('TRIA')).map(({ code }) => code)
  expect(offering.toSorted()).toEqual(['SP_DO', 'SP_EPL', 'SP_FID'])
})
