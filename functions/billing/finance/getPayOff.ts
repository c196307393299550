import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { paidByFinancer } from '#functions/ledger/invoices/standing.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { getPayOff as contract } from '#shared/contracts/billing/finance.ts'
import { payOffOf } from '#shared/domain/billing/payOff.ts'
import { financedRuleOf } from '#shared/domain/policy/returnRules.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** By the terms that were added by hand; how many instalments the insured has repaid, the financer knows. */
export const getPayOff = implement(contract)(async ({ params, query, actor, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const invoice = await requireInvoice(params.policyId, actor)
  const { financer, currency } = invoice
  if (financer === undefined) return fail('billing.noFinancer')
  const paid = paidByFinancer(invoice)
  const { principal, repaid, unearnedCharge } = payOffOf(financer, query.instalmentsPaid)
  return {
    financer: financer.name,
    currency,
    amountFinanced: financer.amountFinanced,
    paid,
    repaid,
    payOff: principal,
    unearnedCharge,
    source: financedRuleOf({ region: config.region, state: policy.firmographicData.state }).source,
  }
})
