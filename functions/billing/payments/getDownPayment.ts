import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { getDownPayment as contract } from '#shared/contracts/billing/payments.ts'
import { instalmentsOf } from '../finance/financing.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** The down payment and its monthly instalments; together the invoice's total (rule: instalments). */
export const getDownPayment = implement(contract)(async ({ params, actor, now }) => {
  const { downPayment, total, currency } = await requireInvoice(params.policyId, actor)
  const { effectiveDate, expirationDate } = await requirePolicy(params.policyId, actor)
  const financed = total - downPayment
  const instalments = instalmentsOf(financed, { effectiveDate, expirationDate, today: bookDate(now) })
  // Where no instalment would be due before cover ends, all of it is paid down.
  return instalments.length === 0
    ? { downPayment: total, financed: 0, instalments, currency }
    : { downPayment, financed, instalments, currency }
})
