import { describe, expect, test } from 'vitest'
import type { Waterfall, WaterfallKey } from '#shared/domain/rating/waterfall.ts'
import { changedStep } from './changedStep.ts'

type Row = readonly [key: WaterfallKey, coverageId: number | null, factor: number, effect: number, input?: string]

const waterfall = (...rows: readonly Row[]): Waterfall =>
  rows.map(([key, coverageId, factor, effect, input = 'x'], index) => ({
    order: index + 1,
    key,
    coverageId: coverageId as Waterfall[number]['coverageId'], // numbers of the catalogue
    table: key,
    input,
    factor,
    effect,
    running: 0,
  }))

const liability: readonly Row[] = [
  ['baseRate', 0, 1000, 100_000],
  ['limit', 0, 1.5, 50_000],
]
const publicRelations: readonly Row[] = [
  ['baseRate', 3, 1000, 90_000],
  ['limit', 3, 0.4, -54_000],
]
const state: Row = ['state', null, 1.1, 18_600]

describe('what changed between two prices', () => {
  test('nothing, when nothing did', () => {
    expect(changedStep(waterfall(...liability), waterfall(...liability))).toBeUndefined()
  })

  test('is the limit when the limit was raised, although the location moved along with it', () => {
    const before = waterfall(...liability, state)
    const after = waterfall(['baseRate', 0, 1000, 100_000], ['limit', 0, 1.6, 60_000], ['state', null, 1.1, 160_000])
    expect(changedStep(before, after)).toBe('limit')
  })

  test('is no bar when a coverage was taken out or put in: not the base rate, which stayed the same', () => {
    const both = waterfall(...liability, ...publicRelations, state)
    const one = waterfall(...liability, ['state', null, 1.1, 15_000])
    expect(changedStep(both, one)).toBeUndefined()
    expect(changedStep(one, both)).toBeUndefined()
  })

  test('is the limit when a package changes both coverages and limits', () => {
    const before = waterfall(...liability, ...publicRelations)
    expect(changedStep(before, waterfall(['baseRate', 0, 1000, 100_000], ['limit', 0, 2, 100_000]))).toBe('limit')
  })

  test('is the base rate when the revenue changed', () => {
    expect(
      changedStep(waterfall(...liability), waterfall(['baseRate', 0, 1200, 120_000], ['limit', 0, 1.5, 60_000])),
    ).toBe('baseRate')
  })

  test('is a modifier of the whole policy, a tax or terrorism cover that came', () => {
    const before = waterfall(...liability)
    for (const row of [
      ['irpm', null, 0.9, -15_000],
      ['tax', null, 0.03, 4500],
      ['tria', 38, 0.01, 1500],
    ] as const)
      expect(changedStep(before, waterfall(...liability, row))).toBe(row[0])
  })

  test('is the fee when its amount changed, and never the rounding', () => {
    const with0 = waterfall(...liability, ['rounding', null, 1, 3], ['fee', null, 1, 10_000, 'brokerFee'])
    const with1 = waterfall(...liability, ['rounding', null, 1.4, 40], ['fee', null, 1, 12_000, 'brokerFee'])
    expect(changedStep(with0, with1)).toBe('fee')
  })
})
