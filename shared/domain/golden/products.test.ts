import { describe, it } from 'vitest'
import { managementAnswers, soundAnswersTo } from '#tests/golden/ratingCases.ts'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { type RegionCode, regionCodes } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import { regions } from '../../regions/regions.ts'
import { coverageById } from '../coverage/catalogue.ts'
import { questionnaireOf } from '../questionnaire/questionnaire.ts'
import { CalculatorState } from '../rating/calculatorState.ts'
import { priceCalculator } from '../rating/priceCalculator.ts'
import type { WaterfallStep } from '../rating/waterfall.ts'

const places = {
  us: ['OH', 'NY', 'LA'],
  uk: [undefined],
  au: ['NSW', 'VIC', 'WA'],
} as const

/** Trades by the industry codes of the region: NAICS, UK SIC and ANZSIC. */
const trades = {
  shop: { us: '448110', uk: '47710', au: '4251' },
  software: { us: '541511', uk: '62010', au: '7000' },
  clinic: { us: '621111', uk: '86210', au: '8511' },
  maker: { us: '332710', uk: '25620', au: '2299' },
  lawyers: { us: '541110', uk: '69100', au: '6931' },
  hospital: { us: '622110', uk: '86101', au: '8401' },
} as const

interface Risk {
  readonly trade: keyof typeof trades
  readonly place: number
  readonly account: object
  readonly global: object
}

/** From a shop of a few people to a hospital: sizes, places, packages and terms differ from one to the next. */
const risks: Readonly<Record<string, Risk>> = {
  'a shop of three people': {
    trade: 'shop',
    place: 0,
    account: { revenue: 400_000, noOfEmployeesAll: 3, numberOfPersonalRecords: 900 },
    global: { preset: 1, limit: 1_000_000, deductible: 2_500 },
  },
  'a software house': {
    trade: 'software',
    place: 1,
    account: { revenue: 6_000_000, noOfEmployeesAll: 35, numberOfPersonalRecords: 60_000 },
    global: { preset: 3, limit: 2_000_000, deductible: 10_000 },
  },
  'a clinic with a claim': {
    trade: 'clinic',
    place: 0,
    account: { revenue: 3_200_000, noOfEmployeesAll: 28, numberOfPersonalRecords: 120_000, claim: 4 },
    global: { preset: 2, limit: 1_000_000, deductible: 5_000 },
  },
  'a manufacturer, written as surplus lines': {
    trade: 'maker',
    place: 2,
    account: { revenue: 45_000_000, noOfEmployeesAll: 240, numberOfPersonalRecords: 4_000, surplusOnly: true },
    global: { preset: 2, limit: 3_000_000, deductible: 25_000 },
  },
  'lawyers of whom little is known': {
    trade: 'lawyers',
    place: 0,
    account: { revenue: 1_500_000, riskScore: null, scanScore: null, isUnknown: true },
    global: { preset: 2, limit: 1_000_000, deductible: 10_000 },
  },
  'a hospital': {
    trade: 'hospital',
    place: 1,
    account: { revenue: 180_000_000, noOfEmployeesAll: 1_400, numberOfPersonalRecords: 900_000 },
    global: { preset: 2, limit: 5_000_000, deductible: 100_000 },
  },
}

const stateOf = ({ trade, place, account, global }: Risk, region: RegionCode, product: Product) => {
  const { claim, isUnknown, ...told } = account as { claim?: number; isUnknown?: boolean }
  const code = trades[trade][region]
  return CalculatorState.parse({
    account: {
      riskScore: 66,
      scanScore: 58,
      state: places[region][place % places[region].length],
      ...(region === 'us' ? { naicsCode: code } : { sicCode: code }),
      ...(!isUnknown && {
        securityQuestions: {
          ...soundAnswersTo(questionnaireOf(region, product).questions),
          ...managementAnswers,
          claimHistory: claim ?? 0,
        },
      }),
      ...told,
    },
    global: {
      waitingPeriod: 12,
      retroActivePeriod: -1,
      effectiveDate: '2026-12-04',
      endDate: '2027-12-04',
      ...global,
    },
    coverages: {},
  })
}

const inLine = ({ key, coverageId, table, input, factor, effect }: WaterfallStep): string =>
  [coverageId === null ? '' : coverageById(coverageId)?.key, key, table, String(input), factor, effect].join(' | ')

describe('what a product costs', () => {
  const sold = regionCodes.flatMap((region) => regions[region].products.map((product) => [region, product] as const))

  it.each(sold)('%s %s: it is what was reviewed', async (region, product) => {
    const priced = Object.entries(risks).map(([name, risk]) => {
      const answer = priceCalculator(stateOf(risk, region, product), { region, product, today: '2026-11-20' })
      return [
        `${name}: ${answer.premium} premium, ${answer.total} in all, ${answer.outcome}`,
        ...answer.reasons.map(({ ruleId, input, threshold }) => `  ${ruleId}: ${String(input)} | ${String(threshold)}`),
        ...answer.waterfall.map((step) => `    ${inLine(step)}`),
      ].join('\n')
    })
    await expectReviewed(`products/${region}-${product.toLowerCase().replaceAll(' ', '-')}.txt`, priced.join('\n\n'))
  })
})
