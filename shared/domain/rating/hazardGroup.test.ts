import { describe, expect, test } from 'vitest'
import { compiledBook } from './compiledBook.ts'
import { hazardFactor, hazardGroupOf, worstHazardGroup } from './hazardGroup.ts'
import type { RateBook } from './rateBook.ts'
import { rateBook } from './rateBooks.ts'

const us2026 = rateBook('p100-us-2026-1') as RateBook // published

describe('hazard groups', () => {
  test('the longest prefix of the code counts', () => {
    expect(hazardGroupOf(us2026, '541110')).toBe(4)
    expect(hazardGroupOf(us2026, '541191')).toBe(5)
    expect(hazardGroupOf(us2026, '54')).toBe(3)
    expect(hazardGroupOf(us2026, '99')).toBe(us2026.unlistedHazardGroup)
  })

  test('cover every two-digit sector, division and subdivision', () => {
    const between = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))
    const naics = [
      '11',
      '21',
      '22',
      '23',
      ...between(31, 33),
      '42',
      '44',
      '45',
      '48',
      '49',
      ...between(51, 56),
      '61',
      '62',
      '71',
      '72',
      '81',
      '92',
    ]
    const sic = [
      [1, 3],
      [5, 33],
      [35, 39],
      [41, 43],
      [45, 47],
      [49, 53],
      [55, 56],
      [58, 66],
      [68, 75],
      [77, 82],
      [84, 88],
      [90, 99],
    ]
    const anzsic = [
      [1, 60],
      [62, 64],
      [66, 67],
      [69, 70],
      [72, 73],
      [75, 77],
      [80, 82],
      [84, 87],
      [89, 92],
      [94, 96],
    ]
    const gone = new Set(['04', '34']) // SIC 2007 has no divisions 04 and 34
    const spans = (ranges: number[][]) => ranges.flatMap(([from = 0, to = 0]) => between(from, to))
    const listed = (version: string, codes: string[]) =>
      codes.filter((code) => rateBook(version)?.hazardGroups[code] === undefined)
    expect(listed('p100-us-2026-1', naics)).toEqual([])
    expect(
      listed(
        'p100-uk-2026-1',
        spans(sic).filter((code) => !gone.has(code)),
      ),
    ).toEqual([])
    expect(listed('p100-au-2026-1', spans(anzsic))).toEqual([])
  })

  test('primary and secondary industry are weighted by their shares', () => {
    const risk = { industryCode: '541611', secondaryIndustryCode: '522320', primaryShare: 60 }
    expect(hazardFactor(compiledBook(us2026), risk)).toBe(1.44)
    expect(hazardFactor(compiledBook(us2026), { ...risk, primaryShare: 100 })).toBe(1)
    expect(hazardFactor(compiledBook(us2026), { industryCode: '541611', primaryShare: 60 })).toBe(1)
  })

  test('the worse of two industries counts for what is written, the second one only where it has a share', () => {
    const [consultant, processor] = [hazardGroupOf(us2026, '541611'), hazardGroupOf(us2026, '522320')]
    expect(processor).toBeGreaterThan(consultant)
    const of = (primary: string, second: string | undefined, primaryShare: number) =>
      worstHazardGroup(us2026, { industryCode: primary, secondaryIndustryCode: second, primaryShare })
    expect(of('541611', '522320', 99)).toBe(processor)
    expect(of('522320', '541611', 60)).toBe(processor)
    expect(of('541611', '522320', 100)).toBe(consultant)
    expect(of('541611', undefined, 60)).toBe(consultant)
  })
})
