import { expect, it } from 'vitest'
import { agencyLevels, levelFor } from './agencyLevels.ts'

it('every premium is of one level', () => {
  for (const [index, { qualifiers }] of agencyLevels.entries()) {
    const above = agencyLevels[index + 1]
    expect(qualifiers.minRevenue).toBeLessThan(qualifiers.maxRevenue)
    if (above !== undefined) expect(above.qualifiers.minRevenue).toBe(qualifiers.maxRevenue + 1)
  }
  expect(agencyLevels[0].qualifiers.minRevenue).toBe(0)
})

it('an agency reaches a level with its premium, and knows the next', () => {
  const at = (revenue: number) => {
    const { reached, next } = levelFor(agencyLevels, revenue)
    return [reached?.level, next?.level]
  }
  expect(at(0)).toEqual(['Standard', 'Preferred'])
  expect(at(249_999)).toEqual(['Standard', 'Preferred'])
  expect(at(250_000)).toEqual(['Preferred', 'Premier'])
  expect(at(9_000_000)).toEqual(['Elite', undefined])
})
