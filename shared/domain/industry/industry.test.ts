import { describe, expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { IndustryCode } from '../account/firmographics.ts'
import { industries } from './industries.ts'
import { industryOf, searchIndustries } from './industry.ts'
import { sectorOf } from './sector.ts'

const codes = (region: 'us' | 'uk' | 'au', search: string) =>
  searchIndustries(industries[region], search).map(({ code }) => code)

describe('the industry lists', () => {
  it('hold at least 300 valid codes a region, each once, with title and sector', () => {
    for (const region of regionCodes) {
      const list = industries[region]
      expect(list.length).toBeGreaterThanOrEqual(300)
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
      for (const { code, title, primaryIndustry } of list) {
        expect(IndustryCode.safeParse(code).success).toBe(true)
        expect(title.length * primaryIndustry.length).toBeGreaterThan(0)
      }
    }
  })

  it('know the sector of every code', () => {
    expect(sectorOf('us', '621210')).toBe('health')
    expect(sectorOf('uk', '01110')).toBe('agriculture')
    expect(sectorOf('au', '7000')).toBe('professional')
    expect(sectorOf('us', '99')).toBe('services')
  })
})

describe('the industry search', () => {
  it('finds a code by itself and by its beginning', () => {
    expect(codes('us', '541110')).toEqual(['541110'])
    expect(codes('us', '5411')[0]).toBe('5411')
    expect(codes('us', '5411')).toContain('541191')
    expect(codes('uk', '0111')).toEqual(['01110'])
  })

  it('finds words by their beginnings in any order', () => {
    expect(codes('us', 'dent off')).toEqual(['6212', '621210'])
    expect(codes('uk', 'solicitors')).toEqual(['69102'])
    expect(codes('au', 'software')[0]).toBe('5420')
    expect(codes('us', 'zeppelin')).toEqual([])
  })

  it('puts what its title begins with before what has it later, and that before what only its sector has', () => {
    const list = [
      { code: '30', title: 'Repair of Boats', primaryIndustry: 'Services' },
      { code: '20', title: 'Sale of Engines', primaryIndustry: 'Boats and Ships' },
      { code: '41', title: 'Boats and Boating', primaryIndustry: 'Trade' },
      { code: '40', title: 'Boat Building', primaryIndustry: 'Manufacturing' },
      { code: '50', title: 'Café', primaryIndustry: 'Boats' },
    ]
    const found = (search: string) => searchIndustries(list, search).map(({ code }) => code)
    expect(found('boat')).toEqual(['40', '41', '30', '20', '50'])
    expect(found('boats sale')).toEqual(['20'])
    expect(found('boats services repair')).toEqual(['30'])
    expect(found('cafe')).toEqual(['50'])
    expect(found('4')).toEqual(['40', '41'])
    expect(found('0')).toEqual([])
    expect(found('boat 40')).toEqual(['40'])
    expect(found('ale')).toEqual([])
    expect(found('!!')).toEqual([])
    expect(industryOf(list, '409')?.code).toBe('40')
    expect(industryOf([{ code: '4', title: 'Four', primaryIndustry: 'x' }], '409')).toBeUndefined()
  })

  it('gives the whole list for an empty search', () => {
    expect(codes('au', '  ')).toHaveLength(industries.au.length)
  })

  it('falls back to the longest beginning of a code that is not listed', () => {
    expect(industryOf(industries.us, '621399')?.code).toBe('6213')
    expect(industryOf(industries.us, '999999')).toBeUndefined()
  })
})
