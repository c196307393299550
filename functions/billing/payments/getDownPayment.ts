import { implement } from '#functions/_platform/http/implement.ts'
import { getDownPayment as contract } from '#shared/contracts/billing/payments.ts'
import { instalmentPlan } from '#shared/domain/billing/instalments.ts'
import { bookDate } from '../ledger/bookDate.ts'
import { requireInvoice } from '../store/invoices.ts'

/** Decision 39: the down payment and ten monthly instalments; together the invoice's total. */
export const getDownPayment = implement(contract)(async ({ params, actor, now }) => {
  const { downPayment, total, currency } = await requireInvoice(params.policyId, actor)
  const financed = total - downPayment
  return { downPayment, financed, instalments: instalmentPlan(financed, bookDate(now)), currency }
})
