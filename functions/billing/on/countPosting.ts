import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { bookEntries } from '#functions/ledger/store/bookEntries.ts'
import { enteredOf } from '../ledger/enteredOf.ts'
import { countPosting as writesOf } from '../ledger/ledgerTotals.ts'

/** Counts a posting in its totals and enters it in the books in one transaction, once however often it is told. */
export const countPosting: Subscriber<'ledger.posted'> = async ({ detail }) => {
  const posting = await postings.require(detail.postingId)
  const entry = await enteredOf(posting)
  await retryStale(async () => {
    const isEntered = (await bookEntries.byId(entry.id)) !== undefined
    const entered = isEntered ? [] : [bookEntries.create(entry)]
    return commit([...entered, ...(await writesOf(entry, isEntered))], { once: `ledger|${posting.id}` })
  })
}
