import type { RegionCode } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { stateOf } from '../../regions/states.ts'

/** The reason of what is asked for on admitted paper where the programme is not filed: no underwriter lets it through (rule: unfiled-states). */
export const unfiledRule = 'referral.state'

/** States where the programme is not filed and is written as surplus lines alone. */
export const unfiledStates: readonly string[] = ['AK', 'HI', 'LA', 'MT']

/** Whether surplus lines are all there is where the insured is, so that a quote begins on them (rule: unfiled-states). */
export const beginsOnSurplus = (code: RegionCode, state: string | undefined): boolean =>
  code === 'us' && state !== undefined && unfiledStates.includes(stateOf(regionOf(code), state)?.abbreviation ?? state)
