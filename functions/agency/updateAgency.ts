import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { changeAgency } from './changeAgency.ts'
import { toAgency } from './toAgency.ts'

export const updateAgency = implement(contract.updateAgency)(async (call) => {
  const { params, body, actor, now, requireStepUp } = call
  return toAgency(await changeAgency({ agencyId: params.agencyId, body, actor, now, requireStepUp }), actor)
})
