import { describe, expect, it } from 'vitest'
import { soundAnswersTo } from '#tests/golden/ratingCases.ts'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { questionnaireOf } from '../questionnaire/questionnaire.ts'
import { CalculatorState } from '../rating/calculatorState.ts'
import { priceCalculator } from '../rating/priceCalculator.ts'

/** How dear a class is on the market: what is published of it for small companies orders the classes. */
type Level = 'low' | 'middle' | 'raised' | 'high'

/**
 * Twenty trades, each with its class. AdvisorSmith read the filings of 43 insurers (2021): 650 to 2,357 dollars a year for a
 * million of revenue, a million of limit and 10,000 of retention, with transport, administration, manufacturing, car
 * dealers and builders the cheapest and payments, finance, law and insurance the dearest of 39 industries.
 */
const trades: Readonly<Record<string, readonly [code: string, level: Level]>> = {
  hairdresser: ['812112', 'low'],
  plumber: ['238220', 'low'],
  landscaper: ['561730', 'low'],
  farm: ['111998', 'low'],
  'food maker': ['311999', 'low'],
  restaurant: ['722511', 'middle'],
  haulier: ['484121', 'middle'],
  'clothes shop': ['448110', 'middle'],
  'car dealer': ['441110', 'middle'],
  'machine shop': ['332710', 'middle'],
  'online shop': ['454110', 'raised'],
  school: ['611110', 'raised'],
  'law firm': ['541110', 'raised'],
  accountants: ['541211', 'raised'],
  'software house': ['541511', 'raised'],
  clinic: ['621111', 'raised'],
  'data host': ['518210', 'high'],
  bank: ['522110', 'high'],
  'payment processor': ['522320', 'high'],
  hospital: ['622110', 'high'],
}

/** What buys a million of limit, ten millions of revenue two, and a hundred five, which is an underwriter's. */
const sizes = {
  'a million': { revenue: 1_000_000, people: 8, records: 5_000, limit: 1_000_000, deductible: 10_000 },
  'ten million': { revenue: 10_000_000, people: 60, records: 50_000, limit: 2_000_000, deductible: 25_000 },
  'a hundred million': { revenue: 100_000_000, people: 500, records: 500_000, limit: 5_000_000, deductible: 50_000 },
} as const

/**
 * Premium per thousand of revenue that a market would pay for a company with sound answers. The first column is the range
 * published, less a third at its low end for controls that were not usual in 2021 and with what prices have moved since at
 * its high one (Insureon's median of 2024 is 1,740). With revenue the rate falls: limits grow slower than revenue and a
 * larger retention stands before them; brokers tell of 1,400 to 3,000 dollars for a million of limit where controls are
 * good, and of about twice that for the classes at the end.
 */
const ranges: Readonly<Record<keyof typeof sizes, Readonly<Record<Level, readonly [from: number, to: number]>>>> = {
  'a million': { low: [0.45, 1.3], middle: [0.65, 1.6], raised: [0.9, 2.4], high: [1.2, 4] },
  'ten million': { low: [0.2, 0.5], middle: [0.28, 0.6], raised: [0.35, 0.8], high: [0.45, 1.2] },
  'a hundred million': { low: [0.1, 0.3], middle: [0.15, 0.4], raised: [0.2, 0.55], high: [0.25, 0.9] },
}

const priceOf = (code: string, { revenue, people, records, limit, deductible }: (typeof sizes)[keyof typeof sizes]) =>
  priceCalculator(
    CalculatorState.parse({
      account: {
        revenue,
        noOfEmployeesAll: people,
        numberOfPersonalRecords: records,
        riskScore: 66,
        scanScore: 58,
        state: 'OH',
        naicsCode: code,
        securityQuestions: { ...soundAnswersTo(questionnaireOf('us', 'P100').questions), claimHistory: 0 },
      },
      global: {
        preset: 2,
        limit,
        deductible,
        waitingPeriod: 12,
        retroActivePeriod: -1,
        effectiveDate: '2026-12-04',
        endDate: '2027-12-04',
      },
      coverages: {},
    }),
    { region: 'us', product: 'P100', today: '2026-11-20' },
  )

const risks = Object.entries(trades).flatMap(([trade, [code, level]]) =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => {
    const { premium, outcome, reasons, global } = priceOf(code, sizes[size])
    const perMille = premium / 100 / (sizes[size].revenue / 1000)
    return { trade, size, level, limit: global.limit, premium, perMille, outcome, reasons, range: ranges[size][level] }
  }),
)

describe('the level of prices', () => {
  it.each(risks)(
    'of a $trade with $size of revenue is within what its class pays',
    ({ perMille, range: [from, to] }) => {
      expect(perMille).toBeGreaterThanOrEqual(from)
      expect(perMille).toBeLessThanOrEqual(to)
    },
  )

  it('is what was reviewed', async () => {
    const lines = risks.map(({ trade, size, level, limit, premium, perMille, outcome, reasons, range: [from, to] }) =>
      [
        trade.padEnd(18),
        size.padEnd(18),
        level.padEnd(7),
        `limit ${limit}`,
        String(premium / 100).padStart(8),
        `${perMille.toFixed(2)} per mille`,
        `of ${from} to ${to}`.padEnd(14),
        [outcome, ...reasons.map(({ ruleId }) => ruleId)].join(' '),
      ].join('  '),
    )
    await expectReviewed('tables/level-of-prices.txt', lines.join('\n'))
  })
})
