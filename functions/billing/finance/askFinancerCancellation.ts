import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mustBeLeft } from '#functions/ledger/invoices/financer.ts'
import { paidByFinancer } from '#functions/ledger/invoices/standing.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { mustAllowOnPolicy, requirePolicy } from '#functions/policy/public.ts'
import { askFinancerCancellation as contract } from '#shared/contracts/billing/financed.ts'
import { wholeOf } from '#shared/domain/billing/payOff.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { financedSince } from '../days/owedSince.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** What the desk of the policy needs to end it, kept with the financer until that answers; what was declined may be asked again. */
export const askFinancerCancellation = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const invoice = await requireInvoice(policy.id, actor)
  const { financer } = invoice
  if (financer === undefined || paidByFinancer(invoice) === 0) return fail('billing.noFinancer')
  mustAllowOnPolicy(policy, 'cancel', actor)
  if (financer.asked !== undefined && financer.asked.declined === undefined) return fail('billing.cancellationAsked')
  mustBeDay({ day: body.noticedOn, field: 'noticedOn', since: financedSince(financer), now })
  mustBeLeft(body.owed, wholeOf(financer))
  const asked = { ...body, at: now, by: actor.userId, name: actor.name }
  await commit([invoices.update(invoice, { ...invoice, financer: { ...financer, asked }, lastUpdated: now })])
})
