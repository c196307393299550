import type { RegionCode } from './code.ts'

/**
 * Places whose postcodes look like the region's and which are no part of it, by the letters that they begin with: other taxes
 * and other licences hold there (Insurance Premium Tax is a tax on risks located in the United Kingdom: Finance Act 1994,
 * section 72; the Crown dependencies and Gibraltar are outside it).
 */
const outside: Readonly<Record<RegionCode, Readonly<Record<string, string>>>> = {
  us: {},
  uk: { JE: 'Jersey', GY: 'Guernsey', IM: 'the Isle of Man', GX: 'Gibraltar' },
  au: {},
}

/** The place outside the region that a postcode is of; undefined within it. */
export const placeOutside = (region: RegionCode, postcode: string | undefined): string | undefined =>
  outside[region][/^\s*([a-z]{2})\d/i.exec(postcode ?? '')?.[1]?.toUpperCase() ?? '']
