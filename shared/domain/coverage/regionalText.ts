import type { RegionCode } from '../../regions/code.ts'
import type { RegionalText } from './coverage.ts'

/** The text in the region's wording; American where the regions agree. Australia follows the UK where it has no own. */
export const inRegion = (text: RegionalText, region: RegionCode): string =>
  (region === 'au' ? (text.au ?? text.uk) : region === 'uk' ? text.uk : undefined) ?? text.us
