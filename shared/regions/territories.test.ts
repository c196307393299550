import { describe, expect, it } from 'vitest'
import { regionOf } from './regions.ts'
import { territoryName, territoryOf } from './territories.ts'
import { ukRegions } from './ukRegions.ts'

describe('a territory', () => {
  it('is the state of an address, and in the UK the region of its postcode', () => {
    expect(territoryOf('us', { state: 'TX', zipCode: '78701' })).toBe('TX')
    expect(territoryOf('au', { state: 'NSW' })).toBe('NSW')
    expect(territoryOf('uk', { zipCode: 'B15 3QF' })).toBe('WM')
    expect(territoryOf('uk', { zipCode: 'EH2 6DE' })).toBe('SCT')
    expect(territoryOf('uk', { zipCode: 'e1 6an' })).toBe('LDN')
    expect(territoryOf('uk', { zipCode: 'BF1 1AA' })).toBeUndefined()
    expect(territoryOf('uk', {})).toBeUndefined()
  })

  it('is called by its name', () => {
    expect(territoryName(regionOf('us'), 'TX')).toBe('Texas')
    expect(territoryName(regionOf('uk'), 'YH')).toBe('Yorkshire and the Humber')
    expect(territoryName(regionOf('uk'), 'ELSEWHERE')).toBe('ELSEWHERE')
  })

  it('has each postcode area of the UK once: all 124 of them', () => {
    const areas = ukRegions.flatMap((each) => each.areas.split(' '))
    expect(new Set(areas).size).toBe(areas.length)
    expect(areas).toHaveLength(124)
  })
})
