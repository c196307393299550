import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/states.ts'
import { regionStates } from '../store/regionStates.ts'
import { keepState, requireState } from './keepState.ts'

export const updateState = implement(contract.updateState)(async ({ body, now, fail }) => {
  const state = requireState(body)
  if (body.id !== state.abbreviation || (await regionStates.byId(body.id))?.isRemoved === true)
    return fail('state.notFound')
  return keepState(state, { isSupported: body.isSupported, isRemoved: false }, now)
})
