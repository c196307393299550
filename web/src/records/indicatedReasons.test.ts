import { describe, expect, it } from 'vitest'
import { indicatedReasons } from './indicatedReasons.ts'

const event = 'A cyber event was declared'
const limit = 'The revenue is above the binding authority'

describe('why products would not be ready', () => {
  it('is said once where it holds of each, and beside the product where it is of that alone', () => {
    const { common, ownOf } = indicatedReasons([
      { product: 'P100', reasons: [event, limit] },
      { product: 'P250', reasons: [event] },
    ])
    expect(common).toEqual([event])
    expect(ownOf('P100')).toEqual([limit])
    expect(ownOf('P250')).toEqual([])
  })

  it('is said beside each where one of them would be ready', () => {
    const { common, ownOf } = indicatedReasons([
      { product: 'P100', reasons: [limit] },
      { product: 'P250', reasons: [] },
    ])
    expect(common).toEqual([])
    expect(ownOf('P100')).toEqual([limit])
  })

  it('is said beside the only one there is', () => {
    const { common, ownOf } = indicatedReasons([{ product: 'P100', reasons: [event] }])
    expect(common).toEqual([])
    expect(ownOf('P100')).toEqual([event])
    expect(ownOf('P250')).toEqual([])
  })
})
