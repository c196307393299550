import { describe, expect, it } from 'vitest'
import { shadeOf, shades } from './shades.ts'

describe('the shade of a figure', () => {
  it('is the darkest of the greatest and the lightest of nothing, and apart for what lies between', () => {
    expect(shadeOf(100, 100)).toBe(shades[4])
    expect(shadeOf(25, 100)).toBe(shades[2])
    expect(shadeOf(1, 100)).toBe(shades[0])
    expect(shadeOf(0, 0)).toBe(shades[0])
    expect(shadeOf(-5, 100)).toBe(shades[0])
  })
})
