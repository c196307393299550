import { describe, expect, it } from 'vitest'
import { isSearch } from './isSearch.ts'

describe('a list is searched', () => {
  it('from two letters on', () => {
    expect(['ac', 'Q-US-1', '7 ', 'é1'].map(isSearch)).toEqual([true, true, false, true])
  })

  it('not for nothing', () => {
    expect([undefined, '', ' ', 'a', '**'].some(isSearch)).toBe(false)
  })

  it('also where it is signs alone, which are found nowhere', () => {
    expect(['%%', '--', '🚀', '"'].every(isSearch)).toBe(true)
  })
})
