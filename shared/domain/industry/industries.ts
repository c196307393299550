import au from '../../data/industry-au.json' with { type: 'json' }
import uk from '../../data/industry-uk.json' with { type: 'json' }
import us from '../../data/industry-us.json' with { type: 'json' }
import type { RegionCode } from '../../regions/code.ts'
import type { Industry } from './industry.ts'

/**
 * The industry list a region starts with: NAICS 2022 in the US (US Census Bureau), UK SIC 2007 in the UK (Office for
 * National Statistics), ANZSIC 2006 in Australia (Australian Bureau of Statistics). Staff may add codes to it.
 */
export const industries: Readonly<Record<RegionCode, readonly Industry[]>> = { us, uk, au }
