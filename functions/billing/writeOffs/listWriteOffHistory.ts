import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listWriteOffHistory as contract } from '#shared/contracts/billing/writeOffs.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireWriteOff } from './writeOffAction.ts'

export const listWriteOffHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireWriteOff(params.writeOffId, actor)
  return historyFor(id, actor, historyShares.writeOff)
})
