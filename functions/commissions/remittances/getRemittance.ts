import { implement } from '#functions/_platform/http/implement.ts'
import { getRemittance as contract } from '#shared/contracts/commissions/remittances.ts'
import { remittanceGuard, requireRemittance } from './requireReconciler.ts'

export const getRemittance = implement(contract)(async ({ params, actor }) => {
  const remittance = await requireRemittance(params.remittanceId, actor)
  return { ...remittance, allowedActions: remittanceGuard.allowed(remittance.status, { actor }) }
})
