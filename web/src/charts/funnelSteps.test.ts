import { describe, expect, it } from 'vitest'
import { funnelSteps } from './funnelSteps.ts'

describe('the stages of a funnel', () => {
  it('are parts of the first and of the one before', () => {
    const steps = funnelSteps([
      { label: 'Made', value: 40 },
      { label: 'Offered', value: 20 },
      { label: 'Bound', value: 5 },
    ])
    expect(steps.map(({ ofFirst, ofBefore }) => [ofFirst, ofBefore])).toEqual([
      [1, undefined],
      [0.5, 0.5],
      [0.125, 0.25],
    ])
  })

  it('are no part of nothing', () => {
    const [first, second] = funnelSteps([
      { label: 'Made', value: 0 },
      { label: 'Offered', value: 0 },
    ])
    expect([first?.ofFirst, second?.ofBefore]).toEqual([undefined, undefined])
  })
})
