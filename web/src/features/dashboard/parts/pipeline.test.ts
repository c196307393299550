import { describe, expect, it } from 'vitest'
import { byPipelineStage, pipelineStages } from './pipeline.ts'

describe('the way from submission to policy', () => {
  it('counts who has come so far, whatever became of them then', () => {
    const figures = { DECLINED: 2, REFERRED: 1, READY: 3, LOST: 1, REQUESTED: 2, BOUND: 1, RESCIND: 1, ISSUED: 4 }
    expect(byPipelineStage(figures)).toEqual([
      { stage: 'submitted', value: 15 },
      { stage: 'offered', value: 12 },
      { stage: 'requested', value: 8 },
      { stage: 'bound', value: 6 },
      { stage: 'issued', value: 4 },
    ])
  })

  it('is a part of the stage before at each', () => {
    const [, ...stages] = Object.values(pipelineStages) as readonly (readonly string[])[]
    for (const [place, statuses] of stages.slice(1).entries())
      expect(stages[place]).toEqual(expect.arrayContaining([...statuses]))
  })
})
