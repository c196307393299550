import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { countPosting as writesOf } from '../ledger/ledgerTotals.ts'

/** Counts a posting in the totals of its day, month and year in one transaction, once however often it is told. */
export const countPosting: Subscriber<'ledger.posted'> = async ({ detail }) => {
  const posting = await postings.require(detail.postingId)
  await retryStale(async () => commit(await writesOf(posting), { once: `ledger|${posting.id}` }))
}
