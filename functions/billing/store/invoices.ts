import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'

export type StoredInvoice = Stored<InvoiceRecord>

/** Invoices: one for each policy, found by the policy. */
export const invoices = defineRecord<InvoiceRecord>({ kind: 'invoice', notFound: 'billing.notInvoiced' })

/** A policy has one invoice, so its id is the policy's own: whoever makes it a second time finds it made. */
export const invoiceIdOf = (policyId: string): string => policyId.replace(/^pol_/, 'inv_')

export const invoiceOfPolicy = (policyId: string): Promise<StoredInvoice | undefined> =>
  invoices.byId(invoiceIdOf(policyId))

/**
 * The invoice of a policy in the actor's reach; `policy.notFound` when the policy is not, `billing.notInvoiced` while it
 * is a binder. A payment link opens its own policy's invoice.
 */
export const requireInvoice = async (policyId: string, actor: Actor): Promise<StoredInvoice> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice !== undefined && isTheirs(actor, { ...invoice, subjectIds: [policyId] })) return invoice
  await requirePolicy(policyId, actor)
  return fail('billing.notInvoiced')
}
