import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listRemittanceHistory as contract } from '#shared/contracts/commissions/remittances.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireRemittance } from './requireReconciler.ts'

export const listRemittanceHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireRemittance(params.remittanceId, actor)
  return historyFor(id, actor, historyShares.remittance)
})
