import { implement } from '#functions/_platform/http/implement.ts'
import { getFinanceQuote as contract } from '#shared/contracts/billing/finance.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const getFinanceQuote = implement(contract)(async ({ query, actor, fail }) => {
  const { financeQuote } = await requireInvoice(query.policyId, actor)
  return financeQuote ?? fail('billing.noFinanceQuote')
})
