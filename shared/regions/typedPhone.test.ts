import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPhone } from './phone.ts'
import { regions } from './regions.ts'
import { typedPhone } from './typedPhone.ts'

const each = Object.values(regions)

describe('the pattern of a phone as people type it', () => {
  test.each(each)('matches in $name nothing that is not read', (region) => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(typedPhone(region))), (typed) => {
        expect(readPhone(region, typed).ok).toBe(true)
      }),
    )
  })

  test.each(each)('matches in $name what the region gives as an example', (region) => {
    expect(region.phone.example).toMatch(new RegExp(typedPhone(region)))
  })

  test.each([
    '(415) 555-0132',
    '415.555.0132 x12',
    '14155550132',
    '+1 415 555 0132',
    '020 7946 0132',
    '+44 (0)20 7946 0132',
    '0044 20 7946 0132',
    '02 7010 4321',
    '+61 2 7010 4321',
  ])('matches %s', (typed) => {
    expect(each.some((region) => new RegExp(typedPhone(region)).test(typed))).toBe(true)
  })

  test.each(['12', 'none', '+33 1 42 68 53 00', '115-0132'])('does not match %s, which no region reads', (typed) => {
    expect(each.some((region) => readPhone(region, typed).ok)).toBe(false)
    expect(each.some((region) => new RegExp(typedPhone(region)).test(typed))).toBe(false)
  })
})
