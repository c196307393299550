import { implement } from '#functions/_platform/http/implement.ts'
import { getCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { requireRemittance } from './remittanceAction.ts'

export const getCarrierRemittance = implement(contract)(({ params, actor }) =>
  requireRemittance(params.carrierRemittanceId, actor),
)
