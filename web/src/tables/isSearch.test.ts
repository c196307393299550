import { describe, expect, it } from 'vitest'
import { isSearch } from './isSearch.ts'

describe('a list is searched', () => {
  it('from two letters on', () => {
    expect(['ac', 'Q-US-1', '7 ', 'é1'].map(isSearch)).toEqual([true, true, false, true])
  })

  it('not for nothing, and not for signs alone', () => {
    expect([undefined, '', ' ', 'a', '**', '--'].some(isSearch)).toBe(false)
  })
})
