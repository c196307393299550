import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { declineFinancerCancellation as contract } from '#shared/contracts/billing/financed.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** The policy goes on; the financer reads why. */
export const declineFinancerCancellation = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const { financer } = invoice
  if (financer?.asked === undefined || financer.asked.declined !== undefined) return fail('billing.nothingAsked')
  const declined = { at: now, by: actor.userId, name: actor.name, reason: body.reason }
  const asked = { ...financer.asked, declined }
  await commit([invoices.update(invoice, { ...invoice, financer: { ...financer, asked }, lastUpdated: now })])
})
