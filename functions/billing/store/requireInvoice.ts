import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { invoiceOfPolicy, invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { requirePolicy } from '#functions/policy/public.ts'

/**
 * The invoice of a policy in the actor's reach; `policy.notFound` when the policy is not, `billing.notInvoiced` while it
 * is a binder. A payment link opens its own policy's invoice.
 */
export const requireInvoice = async (policyId: string, actor: Actor): Promise<StoredInvoice> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice !== undefined && isTheirs(actor, { ...invoice, subjectIds: [policyId] })) return invoices.reached(invoice)
  await requirePolicy(policyId, actor)
  return fail('billing.notInvoiced')
}
