import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import { walkIssued } from '#functions/policy/public.ts'

/** Policies whose books are read together. */
const together = 20

/** Undefined when the books were written while they were read. */
const wrongsOf = async (policyId: string): Promise<string[] | undefined> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined) return []
  const refund = invoice.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  const entries = await postings.every({ scopes: [`policy:${policyId}`] })
  const after = await invoiceOfPolicy(policyId)
  return after?.version === invoice.version ? wrongsOfBooks(invoice, entries, refund) : undefined
}

/** Holds postings, invoices and refunds of every policy against each other; what differs is told and left alone. */
export const verifyLedger = defineJob({
  kind: 'verifyLedger',
  input: z.strictObject({}),
  key: () => 'all',
  async chunk(_, { cursor: after }) {
    const { ids, cursor } = await walkIssued(together, after)
    const told = await Promise.all(ids.map(async ({ id }) => (await wrongsOf(id)) ?? wrongsOf(id)))
    const notes = told.flatMap((wrongs) => wrongs ?? [])
    const undecided = told.filter((wrongs) => wrongs === undefined).length
    return {
      done: ids.length,
      counts: { differences: notes.length, undecided },
      notes,
      ...(cursor !== undefined && { cursor }),
    }
  },
})
