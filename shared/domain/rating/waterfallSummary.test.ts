import { expect, it } from 'vitest'
import type { WaterfallStep } from './waterfall.ts'
import { waterfallSummary } from './waterfallSummary.ts'

const step = (key: WaterfallStep['key'], effect: number): WaterfallStep => ({
  order: 0,
  key,
  coverageId: null,
  table: '',
  input: '',
  factor: 1,
  effect,
  running: 0,
})

it('a bar is all steps of a kind together, relativities with the base rate; what moves nothing has none', () => {
  const steps = [
    step('baseRate', 900),
    step('relativity', -100),
    step('state', 50),
    step('limit', 20),
    step('limit', -20),
  ]
  expect(waterfallSummary([...steps, step('state', 7)])).toEqual([
    { key: 'baseRate', effect: 800, running: 800 },
    { key: 'state', effect: 57, running: 857 },
  ])
})
