import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/states.ts'
import { stateOn } from '#shared/domain/account/stateStanding.ts'
import { regionStates, today } from '../store/regionStates.ts'
import { keepState, requireState } from './keepState.ts'

export const updateState = implement(contract.updateState)(async ({ body, now, fail }) => {
  const { id, from, isSupported } = body
  const state = requireState(body)
  const kept = await regionStates.byId(id)
  if (id !== state.abbreviation || kept?.isRemoved === true) return fail('state.notFound')
  const day = today(now)
  if (from !== undefined && from < day)
    return fail('state.dayIsOver', { errors: [{ path: ['from'], detail: 'Choose today or a day to come' }] })
  if (from === undefined || from === day) return keepState(state, { isSupported, isRemoved: false }, now)
  const current = stateOn(kept, day).isSupported
  return keepState(state, { isSupported: current, isRemoved: false, next: { isSupported, from } }, now)
})
