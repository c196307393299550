import { implement } from '#functions/_platform/http/implement.ts'
import { Hold } from '#shared/contracts/policy/holdRecord.ts'
import { getHold as contract } from '#shared/contracts/policy/holds.ts'
import { holdGuard } from './holdGuard.ts'
import { requireHold } from './requireHold.ts'

export const getHold = implement(contract)(async ({ params, actor }) => {
  const hold = Hold.parse(await requireHold(params.holdId, actor))
  return { ...hold, allowedActions: holdGuard.allowed(hold.status, { actor }) }
})
