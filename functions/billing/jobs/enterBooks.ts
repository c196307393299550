import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { type BookEntry, bookEntries, bookEntryIdOf } from '#functions/ledger/store/bookEntries.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { walkIssued } from '#functions/policy/public.ts'
import { enteredOf } from '../ledger/enteredOf.ts'
import { countInOthers } from '../ledger/ledgerTotals.ts'

/** Entries that are made together: with their rows and totals they fill a transaction. */
const together = 4

/** The postings of a policy that are in no book yet, as entries; whose they are says the invoice where they do not say it themselves. */
const missingOf = async (policyId: string): Promise<BookEntry[]> => {
  const all = await postings.every({ scopes: [`policy:${policyId}`] })
  const known = new Set((await bookEntries.byIds(all.map(({ id }) => bookEntryIdOf(id)))).map(({ id }) => id))
  const missing = all.filter(({ id }) => !known.has(bookEntryIdOf(id)))
  if (missing.length === 0) return []
  const invoice = await invoiceOfPolicy(policyId)
  return Promise.all(missing.map((posting) => enteredOf({ ...posting, parties: posting.parties ?? invoice }, invoice)))
}

/**
 * Enters the postings of before in the journal, in their accounts, and in the books of their agencies and carriers, a policy
 * after the other. The ledger's own totals have them already.
 */
export const enterBooks = defineJob({
  kind: 'enterBooks',
  input: z.strictObject({}),
  key: () => 'all',
  effect: 'entered',
  async chunk(_, { cursor: place }) {
    const after = place === undefined || place === '' ? undefined : place
    const { ids, cursor } = await walkIssued(1, after)
    const [next] = ids
    const missing = next === undefined ? [] : await missingOf(next.id)
    const now = missing.slice(0, together)
    // With more of one policy, the walk stays before it.
    const rest = missing.length > together ? (after ?? '') : cursor
    const writes =
      now.length === 0 ? [] : [...now.map((entry) => bookEntries.create(entry)), ...(await countInOthers(now))]
    return {
      effects: writes.length === 0 ? [] : [{ cursor: rest ?? next?.at ?? '', writes }],
      done: rest === cursor ? ids.length : 0,
      ...(rest !== undefined && { cursor: rest }),
    }
  },
})
