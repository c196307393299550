import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listHoldHistory as contract } from '#shared/contracts/policy/holds.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireHold } from './requireHold.ts'

export const listHoldHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireHold(params.holdId, actor)
  return historyFor(id, actor, historyShares.hold)
})
