import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { sharePartners } from '#functions/directory/public.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'
import { refunds } from '../store/refunds.ts'
import { transactions } from '../store/transactions.ts'
import { writeOffs } from '../store/writeOffs.ts'

/** A list, and how far a job has come in it. */
interface Place {
  readonly scope: string
  readonly after: string | undefined
}

/** Payments, refunds and write-offs are of a policy, and shared as policies are. */
const ofPolicies = {
  kind: 'policy',
  accountIdOf: ({ accountId }: { readonly accountId: string }) => accountId,
} as const

/** Has the payments of a list know whose they are besides, a chunk at a time. */
export const partnersOnPayments = (place: Place): Promise<Chunk> =>
  sharePartners({ ...ofPolicies, records: transactions, ...place })

/** Has the refunds of a list know whose they are besides, a chunk at a time. */
export const partnersOnRefunds = (place: Place): Promise<Chunk> =>
  sharePartners({ ...ofPolicies, records: refunds, ...place })

/** Has the write-offs of a list know whose they are besides, a chunk at a time. */
export const partnersOnWriteOffs = (place: Place): Promise<Chunk> =>
  sharePartners({ ...ofPolicies, records: writeOffs, ...place })

/**
 * The write by which whoever has a share in a policy has one in its invoice; none where they have. An invoice that is paid is in no
 * list of its own, so it is met by its policy.
 */
export const invoiceSharedBy = async (policyId: string, partnerIds: readonly string[]): Promise<readonly Write[]> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined || (invoice.partnerIds ?? []).join() === partnerIds.join()) return []
  return [invoices.update(invoice, { ...invoice, partnerIds: [...partnerIds] })]
}
