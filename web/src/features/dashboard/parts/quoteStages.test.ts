import { describe, expect, it } from 'vitest'
import { byStage } from './quoteStages.ts'

describe('the portfolio by stage', () => {
  it('sums up the statuses of a stage and leaves drafts out', () => {
    const stages = byStage({ READY: 3, INDICATION: 1, DRAFT: 9, BOUND: 2, ISSUED: 4, DECLINED: 1 })
    expect(Object.fromEntries(stages.map(({ stage, value }) => [stage, value]))).toEqual({
      ready: 4,
      referred: 0,
      requested: 0,
      bound: 6,
      ended: 0,
      refused: 1,
    })
  })
})
