import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/states.ts'
import { regionStates } from '../store/regionStates.ts'
import { keepState, requireState } from './keepState.ts'

export const createState = implement(contract.createState)(async ({ body, now, fail }) => {
  const state = requireState(body)
  if ((await regionStates.byId(state.abbreviation))?.isRemoved !== true) return fail('state.exists')
  return keepState(state, { isSupported: body.isSupported, isRemoved: false }, now)
})
