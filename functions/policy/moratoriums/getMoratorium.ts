import { implement } from '#functions/_platform/http/implement.ts'
import { getMoratorium as contract } from '#shared/contracts/policy/moratoriums.ts'
import { moratoriums } from '../store/moratoriums.ts'
import { moratoriumGuard } from './moratoriumGuard.ts'

export const getMoratorium = implement(contract)(async ({ params, actor }) => {
  const moratorium = await moratoriums.require(params.moratoriumId)
  return { ...moratorium, allowedActions: moratoriumGuard.allowed(moratorium.status, { actor }) }
})
