import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/states.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import { keepState } from './keepState.ts'

/** What is quoted or insured in the state stays; nothing new is quoted there. */
export const removeState = implement(contract.removeState)(async ({ params, now, fail }) => {
  const state = statesOf(regionOf(config.region)).find(({ abbreviation }) => abbreviation === params.stateId)
  if (state === undefined) return fail('state.notFound')
  await keepState(state, { isSupported: false, isRemoved: true }, now)
})
