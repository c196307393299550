import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listRemittanceExceptionHistory as contract } from '#shared/contracts/commissions/remittances.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireException } from './requireReconciler.ts'

export const listRemittanceExceptionHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireException(params.exceptionId, actor)
  return historyFor(id, actor, historyShares.remittanceException)
})
