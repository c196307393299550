import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listFindingDisputeHistory as contract } from '#shared/contracts/risk/disputes.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireDispute } from './requireDispute.ts'

export const listFindingDisputeHistory = implement(contract)(async ({ params, actor }) => {
  const { dispute } = await requireDispute(params.disputeId, actor)
  return historyFor(dispute.id, actor, historyShares.findingDispute)
})
