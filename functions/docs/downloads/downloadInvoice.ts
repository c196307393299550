import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/docs/downloads.ts'
import { newestAsked } from '#shared/domain/billing/invoice.ts'
import { isInvoiced } from '../documentData/isInvoiced.ts'
import { invoiceDocument } from '../documents/invoiceDocument.ts'
import { downloadOf } from './downloadOf.ts'

/** The newest invoice that asks for money, or that of a revision. What was issued before invoices were documents has its own made now. */
export const downloadInvoice = implement(contract.downloadInvoice)(async ({ params, query, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  if (policy.issuedAt === undefined) return fail('billing.notInvoiced')
  if (policy.agencyBilled) return fail('document.ofAgencyBill', { data: { agency: policy.agencyName } })
  const invoiced = policy.transactions.filter(isInvoiced)
  const { revision } = query
  const asked = revision === undefined ? newestAsked(invoiced) : invoiced.find((each) => each.revision === revision)
  if (asked === undefined) return fail('document.notFound')
  const document = await invoiceDocument(policy.id, asked.revision)
  if (document !== undefined) return downloadOf(document, { now })
  await commit([], { events: [{ name: 'policy.invoiceRequested', detail: { policyId: policy.id } }], aside: true })
  return fail('document.beingMade')
})
