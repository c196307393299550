import { describe, expect, it } from 'vitest'
import { shadeOf, shades } from './shades.ts'

describe('the shade of a figure', () => {
  it('is the darkest of the greatest and the lightest of nothing, and apart for what lies between', () => {
    expect(shadeOf({ value: 100, most: 100 })).toBe(shades[4])
    expect(shadeOf({ value: 25, most: 100 })).toBe(shades[2])
    expect(shadeOf({ value: 1, most: 100 })).toBe(shades[0])
    expect(shadeOf({ value: 0, most: 0 })).toBe(shades[0])
    expect(shadeOf({ value: -5, most: 100 })).toBe(shades[0])
  })
})
