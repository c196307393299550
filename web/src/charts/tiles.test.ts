import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import { ukRegions } from '#shared/regions/ukRegions.ts'
import { tilesOf } from './tiles.ts'

describe('the picture of a region', () => {
  it.each(regionCodes)('has each of its territories once, each in a place of its own: %s', (code) => {
    const tiles = tilesOf(code)
    const territories = (code === 'uk' ? ukRegions : statesOf(regionOf(code))).map(({ abbreviation }) => abbreviation)
    expect(tiles.map(({ territory }) => territory).sort()).toEqual([...territories].sort())
    expect(new Set(tiles.map(({ row, column }) => `${row}|${column}`)).size).toBe(tiles.length)
  })
})
