import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listCarrierRemittanceHistory as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireRemittance } from './remittanceAction.ts'

export const listCarrierRemittanceHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireRemittance(params.carrierRemittanceId, actor)
  return historyFor(id, actor, historyShares.carrierRemittance)
})
