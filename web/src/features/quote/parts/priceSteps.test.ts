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
    { key: 'baseRate', label: 'waterfall.baseRate', effect: 200, kind: 'base', factor: 1, input: 'x' },
    { key: 'limit', label: 'waterfall.limit', effect: -30, kind: 'step', input: 'waterfall.byCoverage 2' },
    { key: 'state', label: 'waterfall.state', effect: 10, kind: 'step', factor: 1.05, input: 'TX' },
  ])
})
