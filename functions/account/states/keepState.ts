import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { State } from '#shared/regions/region.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import { type RegionStateRecord, regionStates } from '../store/regionStates.ts'

/** A state of the region by both its names; its taxes and its time zone are part of the platform. */
export const requireState = (asked: { readonly stateName: string; readonly stateNameAbbrv: string }): State => {
  const { stateName: name, stateNameAbbrv } = asked
  const known = statesOf(regionOf(config.region)).find(
    (state) => state.abbreviation === stateNameAbbrv && state.name === name,
  )
  return known ?? fail('state.unknown')
}

/** Keeps what is said of a state now, and answers it. */
export const keepState = async (
  { name, abbreviation }: State,
  said: Pick<RegionStateRecord, 'isRemoved' | 'isSupported' | 'next'>,
  now: Instant,
) => {
  const kept = await regionStates.byId(abbreviation)
  const state = { id: abbreviation, ...said, lastUpdated: now }
  await commit([kept === undefined ? regionStates.create(state) : regionStates.update(kept, state)])
  const { isSupported, next } = said
  return { id: abbreviation, stateName: name, stateNameAbbrv: abbreviation, isSupported, ...(next && { next }) }
}
