import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { WaterfallStep } from '#shared/domain/rating/waterfall.ts'
import { priceSteps } from './priceSteps.ts'

const words = ((key: string, values?: { count?: number }) =>
  values?.count === undefined ? key : `${key} ${values.count}`) as unknown as TFunction<'quote'> // the words alone

const step = (facts: Partial<WaterfallStep>): WaterfallStep => ({
  order: 1,
  key: 'baseRate',
  coverageId: 0,
  table: 't',
  input: 'x',
  factor: 1,
  effect: 100,
  running: 100,
  ...facts,
})

test('the steps of a kind make one bar; what they share is told, what differs is counted', () => {
  const bars = priceSteps(
    [
      step({}),
      step({ coverageId: 1 }),
      step({ key: 'limit', input: '1000000', factor: 1.2, effect: 20 }),
      step({ key: 'limit', coverageId: 1, input: '250000', factor: 0.5, effect: -50 }),
      step({ key: 'state', coverageId: null, input: 'TX', factor: 1.05, effect: 10 }),
    ],
    words,
  )
  expect(bars).toEqual([
    { key: 'baseRate', label: 'waterfall.baseRate', effect: 200, kind: 'base', input: 'x' },
    { key: 'limit', label: 'waterfall.limit', effect: -30, kind: 'step', input: 'waterfall.byCoverage 2' },
    { key: 'state', label: 'waterfall.state', effect: 10, kind: 'step', factor: 1.05, input: 'TX' },
  ])
})

test('what a step was looked up with reads as a person says it, and an amount is no factor', () => {
  const [base, limit, waiting, retro, least] = priceSteps(
    [
      step({ input: 5_000_000, factor: 2_650 }),
      step({ key: 'limit', input: 1_000_000, factor: 1.1001 }),
      step({ key: 'waitingPeriod', input: 8 }),
      step({ key: 'retroPeriod', input: -1 }),
      step({ key: 'minimumPremium', coverageId: null, input: 'P100', factor: 500 }),
    ],
    words,
  )
  expect(base).toMatchObject({ input: '5,000,000' })
  expect(base).not.toHaveProperty('factor')
  expect(limit).toMatchObject({ input: '$1,000,000', factor: 1.1001 })
  expect(waiting).toMatchObject({ input: 'terms.hours 8' })
  expect(retro).toMatchObject({ input: 'retro.-1' })
  expect(least).not.toHaveProperty('factor')
})
