import { implement } from '#functions/_platform/http/implement.ts'
import { getCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { guard, requireRemittance } from './remittanceAction.ts'

export const getCarrierRemittance = implement(contract)(async ({ params, actor }) => {
  const remittance = await requireRemittance(params.carrierRemittanceId, actor)
  return { ...remittance, allowedActions: guard.allowed(remittance.status, { actor }) }
})
