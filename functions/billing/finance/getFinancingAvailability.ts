import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { getFinancingAvailability as contract } from '#shared/contracts/billing/finance.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { financingRefusal } from './financing.ts'

export const getFinancingAvailability = implement(contract)(async ({ params, actor }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const { agencyBilled } = await requirePolicy(params.policyId, actor)
  const reason = financingRefusal(invoice, agencyBilled)
  return { available: reason === undefined, reason: reason && `This policy cannot be paid in instalments: ${reason}` }
})
