import { describe, expect, it } from 'vitest'
import { presetChoices } from '#shared/domain/coverage/presetChoices.ts'
import { presetNames } from '#shared/domain/coverage/presets.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import { resolveCoverages, selectedOf } from '#shared/domain/coverage/selection.ts'
import type { WholeUnits } from '#shared/domain/money/amounts.ts'
import { ownForms } from '#shared/domain/policy/ownForms.ts'
import { lineEndorsements } from '#shared/domain/policy/wording/lineEndorsements.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { priceInForce } from '#shared/domain/rating/calculation.ts'
import { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import { priceCalculator } from '#shared/domain/rating/priceCalculator.ts'
import type { RatingFacts } from '#shared/domain/rating/ratingFacts.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { limitsOffered, offeredTerms } from '#shared/regions/offered.ts'
import type { Product } from '#shared/regions/products.ts'
import { regions } from '#shared/regions/regions.ts'
import { soundAnswersTo } from '#tests/golden/ratingCases.ts'

const lines = Object.values(productLines).filter(({ family }) => family === 'cyber')
const pluses = lines.flatMap(({ code }) =>
  code.endsWith(' Plus') ? [[code.replace(' Plus', '') as Product, code] as const] : [],
)
const software = { us: '541511', uk: '62010', au: '7000' } as const
const shop = { us: '448110', uk: '47710', au: '4251' } as const
const regionOfLine = (product: Product) =>
  regionCodes.find((code) => (regions[code].products as readonly Product[]).includes(product)) ?? 'us'

/** A sound company, in a state where the product is filed. */
const stateFor = (product: Product, account: object = {}, global: object = {}, ui?: object) => {
  const region = regionOfLine(product)
  const code = software[region]
  return CalculatorState.parse({
    account: {
      revenue: 3_000_000,
      noOfEmployeesAll: 20,
      numberOfPersonalRecords: 20_000,
      riskScore: 66,
      scanScore: 58,
      state: { us: 'OH', uk: undefined, au: 'NSW' }[region],
      ...(region === 'us' ? { naicsCode: code } : { sicCode: code }),
      securityQuestions: { ...soundAnswersTo(questionnaireOf(region, product).questions), claimHistory: 0 },
      ...account,
    },
    global: {
      preset: 2,
      limit: 1_000_000,
      deductible: 25_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      effectiveDate: '2026-12-04',
      endDate: '2027-12-04',
      ...global,
    },
    coverages: {},
    ...(ui && { ui }),
  })
}
const answerOf = (product: Product, account: object = {}, global: object = {}, ui?: object) =>
  priceCalculator(stateFor(product, account, global, ui), {
    region: regionOfLine(product),
    product,
    today: '2026-11-20',
  })
const rulesOf = (product: Product, account: object = {}, global: object = {}) =>
  answerOf(product, account, global).reasons.map(({ ruleId }) => ruleId)
const warningsOf = (product: Product, global: object, ui?: object) =>
  answerOf(product, {}, global, ui).warnings.map(({ ruleId }) => ruleId)

describe('the cyber lines', () => {
  it('differ from one another in more than their factors', () => {
    const told = lines.map(({ code: _, ...line }) => JSON.stringify(line))
    expect(new Set(told).size).toBe(lines.length)
  })

  it('carry an endorsement of their own each, but for the chart’s product, which is the base form', () => {
    expect(lines.filter(({ carries = [] }) => carries.length === 0).map(({ code }) => code)).toEqual(['P100'])
    for (const { carries = [] } of lines)
      for (const { formNumber } of carries) expect(lineEndorsements, formNumber).toHaveProperty([formNumber])
  })

  it.each(lines.map(({ code }) => code))('%s is ready for a sound company that it is written for', (product) => {
    const { outcome, warnings, reasons } = answerOf(product)
    expect({ outcome, warnings, reasons }).toEqual({ outcome: 'READY', warnings: [], reasons: [] })
  })

  it.each(lines.map((line) => [line.code, line.writes?.revenueUpTo ?? 0] as const))(
    '%s is referred above the revenue that it is written for, and told which',
    (product, revenueUpTo) => {
      expect(revenueUpTo).toBeGreaterThan(0)
      expect(rulesOf(product, { revenue: revenueUpTo })).not.toContain('referral.lineRevenue')
      expect(answerOf(product, { revenue: revenueUpTo + 1 }).reasons).toContainEqual(
        expect.objectContaining({ ruleId: 'referral.lineRevenue', threshold: revenueUpTo, outcome: 'REFERRED' }),
      )
    },
  )

  it('are for technology companies where technology errors are in every package, and only there', () => {
    for (const { code, writes, presets, techErrors } of lines) {
      const isTech = techErrors === 'always'
      expect([code, writes?.technologyOnly === true]).toEqual([code, isTech])
      expect([code, presetNames.every((name) => 'TECH_EO' in presets[name])]).toEqual([code, isTech])
      const region = regionOfLine(code)
      const other = region === 'us' ? { naicsCode: shop.us } : { sicCode: shop[region] }
      expect([code, rulesOf(code, other).includes('referral.lineIndustry')]).toEqual([code, isTech])
    }
    expect(
      rulesOf('Prime Tech', { naicsCode: shop.us, secondNaicsCode: software.us, primaryNaicsPercentage: 60 }),
    ).toEqual([])
  })

  it('refer by class, records and controls where they are written for less', () => {
    expect(rulesOf('ZSP', { naicsCode: '522110' })).toContain('referral.lineHazardGroup')
    expect(rulesOf('P100', { naicsCode: '522110' })).not.toContain('referral.lineHazardGroup')
    expect(rulesOf('ZSP', { numberOfPersonalRecords: 100_001 })).toContain('referral.lineRecords')
    expect(rulesOf('ZSP Plus', { numberOfPersonalRecords: 100_001 })).toEqual([])
    const { securityQuestions } = stateFor('Prime Cloud').account
    const withoutFactor = { securityQuestions: { ...securityQuestions, mfaCloud: false } }
    expect(rulesOf('Prime Cloud', withoutFactor)).toContain('referral.lineControls')
    expect(rulesOf('Prime One', withoutFactor)).toEqual([])
  })

  it('hold limit and deductible to what the product has, and say so; a policy in force keeps its own', () => {
    expect(answerOf('ZSP', {}, { limit: 5_000_000, deductible: 100_000 })).toMatchObject({
      global: { limit: 2_000_000, deductible: 25_000 },
      limit: { min: 1_000_000, max: 2_000_000 },
    })
    expect(warningsOf('ZSP', { limit: 5_000_000, deductible: 100_000 })).toEqual([
      'calculator.productLimit',
      'calculator.productRetention',
    ])
    expect(answerOf('P100_PRO', {}, { deductible: 1_000 }).global.deductible).toBe(5_000)
    expect(answerOf('ZSP', {}, { limit: 5_000_000 }, { isEndorsement: true })).toMatchObject({
      global: { limit: 5_000_000 },
      limit: { max: 5_000_000 },
    })
  })

  it('are on surplus paper where they are for it alone: with its fee, tax and suit', () => {
    const { global, fees, taxes } = answerOf('P250_S')
    expect(global.deductible).toBe(25_000)
    expect(fees).toEqual([{ key: 'policyFee', amount: 15_000 }])
    expect(taxes.length).toBeGreaterThan(0)
    expect(answerOf('P250')).toMatchObject({ fees: [], taxes: [] })
    const suits = ownForms('us').filter(({ formNumber }) => formNumber === 'PAL-LINE-203')
    expect(suits).toMatchObject([{ productTypes: ['P250_S'], paperType: 'SURPLUS' }])
  })

  it('keep on a policy in force what they are sold without by now', () => {
    const shutdown = {
      region: 'us',
      product: 'Prime One',
      state: 'OH',
      industryCode: '541511',
      limit: 1_000_000,
      answers: {},
    } as const
    const global = { ...stateFor('Prime One').global, retroActivePeriodAsDate: null }
    const of = (isEndorsement: boolean) =>
      resolveCoverages({ ...shutdown, isEndorsement }, global, new Map()).find(
        ({ coverage }) => coverage.key === 'VOLUNTARY_SHUTDOWN',
      )
    expect(of(false)).toMatchObject({ available: false, reason: { ruleId: 'coverage.product' } })
    expect(of(true)).toMatchObject({ available: true })
  })

  it('have packages that grow: what one has the next has too, with no lower limit', () => {
    const told = (limit: WholeUnits | null | undefined) => limit ?? Number.POSITIVE_INFINITY
    for (const { code, presets } of lines)
      for (const [less, more] of [
        [presets.basic, presets.popular],
        [presets.popular, presets.elite],
      ] as const)
        for (const [key, limit] of Object.entries(less)) {
          expect(Object.keys(more), `${code} ${key}`).toContain(key)
          expect(told(more[key as keyof typeof more]), `${code} ${key}`).toBeGreaterThanOrEqual(told(limit))
        }
  })

  it('price more for each larger package, and all that a package has is carried', () => {
    for (const { code } of lines) {
      const { presets } = answerOf(code, { revenue: 4_000_000 }, { limit: 2_000_000 })
      const { basic, popular, elite } = presets
      expect(basic.premium, code).toBeLessThan(popular.premium)
      expect(popular.premium, code).toBeLessThan(elite.premium)
    }
  })
})

describe.each(pluses)('%s and its %s', (base, plus) => {
  const [less, more] = [productLines[base], productLines[plus]]

  it('the Plus carries, writes and takes at least what the base does', () => {
    const carried: readonly string[] = more.coverages
    for (const key of less.coverages) expect(carried).toContain(key)
    expect(more.coverages.length).toBeGreaterThan(less.coverages.length)
    expect(more.writes?.revenueUpTo ?? 0).toBeGreaterThan(less.writes?.revenueUpTo ?? 0)
    for (const name of presetNames)
      for (const [key, limit] of Object.entries(less.presets[name])) {
        const its = more.presets[name][key as keyof (typeof more.presets)[typeof name]]
        if (limit !== null) expect(its ?? 0, `${name} ${key}`).toBeGreaterThanOrEqual(limit)
      }
    expect(more.carries?.map(({ formNumber }) => formNumber)).toContain('PAL-LINE-205')
  })

  it('the Plus costs more for the same coverages on the same terms, and its packages cost more', () => {
    const region = regionOfLine(base)
    for (const revenue of [200_000, 2_000_000, 20_000_000, 200_000_000]) {
      const state = stateFor(base, { revenue })
      const facts: Omit<RatingFacts, 'coverages' | 'product'> = {
        ...state.global,
        ...{ region, state: state.account.state, revenue, industryCode: software[region], primaryShare: 100 },
        retroPeriod: -1,
        numberOfPersonalRecords: 20_000,
        noOfEmployees: 20,
        riskScore: 66,
        scanScore: 58,
        answers: state.account.securityQuestions ?? {},
        claimHistory: 0,
        irpmModifier: 1,
        surplus: false,
        brokerFee: 0,
        additionalBrokerFee: 0,
        mgaFee: 0,
      }
      const context = { ...facts, product: base }
      const global = { ...state.global, retroActivePeriodAsDate: null }
      for (const name of presetNames) {
        const coverages = selectedOf(resolveCoverages(context, global, presetChoices(name, context)))
        const priced = (product: Product) => priceInForce({ ...facts, product, coverages }).premium
        expect(priced(plus), `${name} at ${revenue}`).toBeGreaterThan(priced(base))
        const [of, ofPlus] = [answerOf(base, { revenue }), answerOf(plus, { revenue })].map(
          ({ presets }) => presets[name].premium,
        )
        expect(ofPlus ?? 0, `${name} at ${revenue}`).toBeGreaterThan(of ?? 0)
      }
    }
  })
})

describe('every cyber line', () => {
  const premiums = (product: Product, terms: readonly object[], revenue = 2_000_000) =>
    terms.map((global) => answerOf(product, { revenue }, global).premium)

  it.each(lines.map(({ code }) => code))(
    '%s costs no less for more limit, and no more for more deductible',
    (product) => {
      const region = regionOfLine(product)
      for (const preset of [1, 2, 3]) {
        const byLimit = premiums(
          product,
          limitsOffered(region).map((limit) => ({ preset, limit })),
        )
        expect(byLimit).toEqual(byLimit.toSorted((a, b) => a - b))
        const byDeductible = premiums(
          product,
          offeredTerms(region).deductibles.map((deductible) => ({ preset, deductible })),
        )
        expect(byDeductible).toEqual(byDeductible.toSorted((a, b) => b - a))
      }
    },
  )

  it.each(lines.map(({ code }) => code))('%s costs no less for more revenue', (product) => {
    const sizes = [100_000, 1_000_000, 5_000_000, 20_000_000, 90_000_000]
    const by = sizes.map((revenue) => answerOf(product, { revenue }).premium)
    expect(by).toEqual(by.toSorted((a, b) => a - b))
  })
})
