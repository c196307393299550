import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast } from '#cdk/local/seed/seed.ts'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { priceProducts } from '#shared/contracts/rater/priceProducts.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import { priceCalculator } from '#shared/domain/rating/priceCalculator.ts'
import { soundAnswersTo } from '#tests/golden/ratingCases.ts'
import { type Figures, figuresOf, time } from './measure.ts'

const today = '2026-11-20'
const rerated = 10_000

const account = {
  revenue: 6_000_000,
  noOfEmployeesAll: 35,
  numberOfPersonalRecords: 60_000,
  riskScore: 66,
  scanScore: 58,
  state: 'OH',
  naicsCode: '541511',
  securityQuestions: soundAnswersTo(questionnaireOf('us', 'P250').questions),
}
const global = {
  deductible: 10_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  effectiveDate: '2026-12-04',
  endDate: '2027-12-04',
} as const

/** What the calculator shows for a limit: the popular package with its waterfall, and what the three would cost. */
const quote = (limit: number) =>
  priceCalculator(CalculatorState.parse({ account, global: { ...global, preset: 2, limit }, coverages: {} }), {
    region: 'us',
    product: 'P250',
    today,
  })

/**
 * The engine has compiled what prices after some thousands of runs: before, the figure is that of its interpreter, twice as much
 * and another with each run.
 */
const untilCompiled = 5_000

const limits = [250_000, 500_000, 1_000_000, 2_000_000, 3_000_000] as const
const limitOf = (turn: number) => limits[turn % limits.length] ?? 1_000_000

export interface QuotingFigures {
  /** Microseconds for one risk with what its three packages cost. */
  readonly presets: Figures
  /** Seconds to price 10,000 quotes again. */
  readonly rerated: number
  /** Milliseconds of a move of the slider, over HTTP. */
  readonly move: Figures
  /** Milliseconds of one risk over all that the region sells, over HTTP. */
  readonly compared: Figures
  /** Seconds from the request for a quote until it is ready, over HTTP. */
  readonly ready: Figures
}

/** What a quote takes: in process, and on the local platform over HTTP. */
export const quoting = async (): Promise<QuotingFigures> => {
  let turn = 0
  const presets = await time(1000, () => quote(limitOf(turn++)), untilCompiled)
  const began = performance.now()
  for (let each = 0; each < rerated; each += 1) quote(limitOf(each))
  const seconds = (performance.now() - began) / 1000

  const dataDir = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const platform = await startPlatform({ dataDir, regions: ['us'], web: 'none', authenticators })
  await seedCast(platform)
  await platform.warm()
  const { agent } = await signIn('us', platform.port)
  const moves = await time(100, () =>
    agent.call(rateQuote, {
      body: { account, global: { ...global, preset: 2, limit: limitOf(turn++) }, coverages: {}, product: 'P250' },
    }),
  )
  const compared = await time(100, async () => {
    const { products } = await agent.call(priceProducts, {
      body: { account, global: { ...global, preset: 2, limit: limitOf(turn++) } },
    })
    if (products.length < 2 || products.some(({ premium }) => premium === 0)) throw new Error('Not all was priced.')
  })
  const companies = readCompanies(new URL('../../companies.csv', import.meta.url).pathname)
  const clean = companies.filter(({ region, limit }) => region === 'us' && limit <= 1_000_000).slice(0, 8)
  const ready: number[] = []
  for (const company of clean) {
    const accountId = await openAccount(agent, company)
    const asked = performance.now()
    await requestQuote(agent, accountId, company)
    ready.push((performance.now() - asked) / 1000)
  }
  await platform.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return {
    presets: figuresOf(presets.map((ms) => ms * 1000)),
    rerated: seconds,
    move: figuresOf(moves),
    compared: figuresOf(compared),
    ready: figuresOf(ready.slice(2)),
  }
}
