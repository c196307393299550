import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { policyByNumber, requirePolicy } from '#functions/policy/public.ts'
import { createFinanceQuote as contract } from '#shared/contracts/billing/finance.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { financeQuoteOf, planRefusal } from './financing.ts'

/** Makes the plan of what is due and keeps it, so that what is signed is what was shown. */
export const createFinanceQuote = implement(contract)(async ({ body, actor, now }) => {
  const { id } = (await policyByNumber(body.policyNumber)) ?? fail('policy.notFound')
  const policy = await requirePolicy(id, actor)
  const invoice = await requireInvoice(id, actor)
  const today = bookDate(now)
  const reason = planRefusal(invoice, policy, today)
  if (reason !== undefined) return fail('billing.notFinanceable', { data: { reason } })
  const due = balanceDue(invoice)
  const offered = body.premium + body.taxes
  if (offered !== due)
    return fail('billing.amountMismatch', {
      data: { due: moneyText(due, invoice.currency), offered: moneyText(offered, invoice.currency) },
    })
  const { effectiveDate, expirationDate } = policy
  const financeQuote = financeQuoteOf(invoice, { effectiveDate, expirationDate, today })
  await commit([invoices.update(invoice, { ...invoice, financeQuote, lastUpdated: now })])
  return financeQuote
})
