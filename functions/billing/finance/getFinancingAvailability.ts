import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { getFinancingAvailability as contract } from '#shared/contracts/billing/finance.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { planRefusal } from './financing.ts'

export const getFinancingAvailability = implement(contract)(async ({ params, actor, now }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const policy = await requirePolicy(params.policyId, actor)
  const reason = planRefusal(invoice, policy, bookDate(now))
  return { available: reason === undefined, reason: reason && `This policy cannot be paid in instalments: ${reason}` }
})
