import type { State } from './region.ts'

/**
 * The nine Australian states and territories of the state list (administration, section 9): the six states, the two
 * mainland territories and Norfolk Island, the one external territory with a business community and a zone of its own.
 */
export const auStates = [
  { abbreviation: 'ACT', name: 'Australian Capital Territory', timeZone: 'Australia/Sydney' },
  { abbreviation: 'NSW', name: 'New South Wales', timeZone: 'Australia/Sydney' },
  { abbreviation: 'NI', name: 'Norfolk Island', timeZone: 'Pacific/Norfolk' },
  { abbreviation: 'NT', name: 'Northern Territory', timeZone: 'Australia/Darwin' },
  { abbreviation: 'QLD', name: 'Queensland', timeZone: 'Australia/Brisbane' },
  { abbreviation: 'SA', name: 'South Australia', timeZone: 'Australia/Adelaide' },
  { abbreviation: 'TAS', name: 'Tasmania', timeZone: 'Australia/Hobart' },
  { abbreviation: 'VIC', name: 'Victoria', timeZone: 'Australia/Melbourne' },
  { abbreviation: 'WA', name: 'Western Australia', timeZone: 'Australia/Perth' },
] as const satisfies readonly State[]
