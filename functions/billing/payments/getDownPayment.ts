import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { getDownPayment as contract } from '#shared/contracts/billing/payments.ts'
import { instalmentPlan, planStart } from '#shared/domain/billing/instalments.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** The down payment and ten monthly instalments; together the invoice's total (rule: instalments). */
export const getDownPayment = implement(contract)(async ({ params, actor, now }) => {
  const { downPayment, total, currency } = await requireInvoice(params.policyId, actor)
  const { effectiveDate } = await requirePolicy(params.policyId, actor)
  const financed = total - downPayment
  const instalments = instalmentPlan(financed, planStart({ today: bookDate(now), effectiveDate }))
  return { downPayment, financed, instalments, currency }
})
