import { describe, expect, it } from 'vitest'
import type { RegionCode } from '../../regions/code.ts'
import { type Sector, sectorOf } from './sector.ts'

/** The divisions of a scheme as its contents page tells them, without services, where whatever has no sector of its own is. */
const contentsOf = (region: RegionCode): string => {
  const runs: { first: number; last: number; sector: Sector }[] = []
  for (let division = 1; division <= 99; division += 1) {
    const sector = sectorOf(region, `${String(division).padStart(2, '0')}11`)
    const run = runs.at(-1)
    if (run?.sector === sector) run.last = division
    else runs.push({ first: division, last: division, sector })
  }
  return runs
    .filter(({ sector }) => sector !== 'services')
    .map(({ first, last, sector }) => `${first === last ? first : `${first}–${last}`} ${sector}`)
    .join(', ')
}

describe('the sectors', () => {
  it.each([
    [
      'us',
      '11 agriculture, 21 mining, 22 utilities, 23 construction, 31–33 manufacturing, 42–45 trade, 48–49 transport, 51 information, 52 finance, 53 realEstate, 54–55 professional, 56 administration, 61 education, 62 health, 71 recreation, 72 hospitality, 92 government',
    ],
    [
      'uk',
      '1–3 agriculture, 5–9 mining, 10–33 manufacturing, 35–39 utilities, 41–43 construction, 45–47 trade, 49–53 transport, 55–56 hospitality, 58–63 information, 64–66 finance, 68 realEstate, 69–75 professional, 77–82 administration, 84 government, 85 education, 86–88 health, 90–93 recreation',
    ],
    [
      'au',
      '1–5 agriculture, 6–10 mining, 11–25 manufacturing, 26–29 utilities, 30–32 construction, 33–43 trade, 44–45 hospitality, 46–53 transport, 54–60 information, 62–64 finance, 66–67 realEstate, 69–70 professional, 72–73 administration, 75–77 government, 80–82 education, 84–87 health, 89–92 recreation',
    ],
  ] as const)('of %s are the divisions of its scheme', (region, contents) => {
    expect(contentsOf(region)).toBe(contents)
  })
})
