import { implement } from '#functions/_platform/http/implement.ts'
import { planOf } from '#functions/ledger/invoices/plan.ts'
import { chargedOf } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { getDownPayment as contract } from '#shared/contracts/billing/payments.ts'
import { instalmentsOf } from '../finance/financing.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/**
 * The down payment and its monthly instalments, together what is charged by now (rule: instalments): of the plan that was signed,
 * as it stands, else of one that is signed today.
 */
export const getDownPayment = implement(contract)(async ({ params, actor, now }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const { downPayment, currency } = invoice
  const { effectiveDate, expirationDate } = await requirePolicy(params.policyId, actor)
  const charged = chargedOf(invoice)
  const financed = charged - downPayment
  const today = bookDate(now)
  const planned = (): readonly { number: number; dueDate: typeof today; amount: number }[] =>
    planOf(invoice, today)?.filter(({ number, amount }) => number > 0 && amount > 0) ??
    instalmentsOf(financed, { effectiveDate, expirationDate, today })
  const instalments = financed > 0 ? planned().map(({ number, dueDate, amount }) => ({ number, dueDate, amount })) : []
  // Where no instalment would be due before cover ends, or nothing is left for one, all of it is paid down.
  return instalments.length === 0
    ? { downPayment: charged, financed: 0, instalments, currency }
    : { downPayment, financed, instalments, currency }
})
