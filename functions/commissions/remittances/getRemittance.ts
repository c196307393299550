import { implement } from '#functions/_platform/http/implement.ts'
import { getRemittance as contract } from '#shared/contracts/commissions/remittances.ts'
import { requireRemittance } from './requireReconciler.ts'

export const getRemittance = implement(contract)(({ params, actor }) => requireRemittance(params.remittanceId, actor))
