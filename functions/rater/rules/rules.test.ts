import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as catalogue from '#shared/contracts/rater/catalogue.ts'
import * as contract from '#shared/contracts/rater/rules.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const producer = as(cast.producer)
const guest = as(guestOf('QUOTE', QuoteId.parse('quo_01JH0000000000000000000Q01')))

// Whose tokens are ended is asked of the table.
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  process.env.PALISADE_REGION = 'us'
})
afterAll(() => {
  process.env.PALISADE_REGION = 'us'
  return table.stop()
})

describe('rules', () => {
  it('say what an industry may have, on which terms, and why not', async () => {
    const rules = await producer(contract.getRules, {
      params: { naicsCode: '522110', preset: 'elite' },
      query: { state: 'NY' },
    })
    const { coverages } = answered(rules)
    expect(coverages['0']).toMatchObject({ available: true, reason: null, options: { limit: [1_000_000] } })
    const off = Object.values(coverages).filter(({ available }) => !available)
    expect(off.every(({ reason }) => reason !== null && reason.cure !== '')).toBe(true)
    expect(
      await producer(contract.getRules, {
        params: { naicsCode: '522110', preset: 'elite' },
        query: { product: 'Prime One AU' },
      }),
    ).toMatchObject({ status: 422, problem: { code: 'rating.notRateable' } })
  })

  it('list the limits, deductibles and hours of a state', async () => {
    const globals = answered(await producer(contract.getStateGlobals, { params: { state: 'CA' } }))
    expect(globals).toMatchObject({ hrs: [6, 8, 12, 24] })
    expect(globals.aggLimits[0]).toBe(1_000_000)
    expect(globals.deductibles).toContain(25_000)
  })

  it('list the endorsements of a product', async () => {
    const rules = answered(
      await producer(contract.listEndorsementRules, { query: { productType: 'P100', state: 'CA' } }),
    )
    expect(rules).toContainEqual(expect.objectContaining({ key: 'WAR_EXCLUSION', mandatory: true }))
  })

  it('give the ranges of the seven characteristics and of all together', async () => {
    const ranges = answered(await producer(contract.getIrpm, { query: { state: 'CA' } }))
    expect(ranges).toHaveLength(8)
    expect(ranges).toContainEqual({ characteristic: 'total', min: -0.25, max: 0.25 })
    expect(ranges).toContainEqual({ characteristic: 'drPlanning', min: -0.1, max: 0.1 })
  })

  it('rate technology errors and omissions by revenue and industry', async () => {
    const rate = async (revenue: number) =>
      answered(await producer(contract.getTechEoRate, { query: { revenue, naicsCode: '541511' } as never })).rate
    expect(await rate(1_000_000)).toBeGreaterThan(await rate(100_000_000))
  })
})

describe('the coverages', () => {
  it('have names and tooltips in the region’s wording, also for the holder of a quote’s link', async () => {
    const names = answered(await guest(catalogue.getCoverageMapping, { params: { productType: 'P_100' as never } }))
    expect(names.LIABILITY).toMatchObject({ ordinal: expect.any(Number), tooltip: expect.any(String) })
    const list = answered(await guest(catalogue.listCoverages, { params: { productType: 'P250' } }))
    expect(list.map(({ order }) => order)).toEqual(list.map(({ order }) => order).toSorted((a, b) => a - b))
    expect(list.find(({ key }) => key === 'REGULATORY')).toMatchObject({ id: 2, mandatory: true, disabled: true })
    expect(await producer(catalogue.listCoverages, { params: { productType: 'P999' as never } })).toMatchObject({
      status: 400,
    })
  })

  it('say more than the American wording in the United Kingdom', async () => {
    const read = async () => answered(await producer(catalogue.getCoverageMapping, { params: { productType: 'P100' } }))
    const us = await read()
    process.env.PALISADE_REGION = 'uk'
    expect(await read()).not.toEqual(us)
    process.env.PALISADE_REGION = 'us'
  })
})

describe('the rate books', () => {
  it('are listed for the products they price and can be read table by table', async () => {
    const raters = answered(await producer(catalogue.listRaters, {}))
    const books = raters.filter(({ productType }) => productType === 'P100').map(({ version }) => version)
    expect(books.length).toBeGreaterThan(1)
    const read = (query: object) => producer(catalogue.getRaterData, { query: query as never })
    const newest = answered(await read({}))
    expect(newest).toMatchObject({ effectiveUntil: null, tables: { baseRates: expect.any(Array) } })
    const older = books.find((version) => version !== newest.version) ?? ''
    expect(answered(await read({ version: older })).version).toBe(older)
    expect(await read({ version: 'p100-uk-2026-1' })).toMatchObject({
      status: 404,
      problem: { code: 'rater.notFound' },
    })
    expect(await as(cast.policyHolder)(catalogue.listRaters, {})).toMatchObject({ status: 403 })
  })
})
