import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById } from '#functions/account/public.ts'
import { openSubmissionsOf, submissionById, submissionLearns } from '#functions/submission/public.ts'

/**
 * What is said of an account later is no longer asked for by its open submissions (decision: submissions-learn). Handling an
 * event twice finds them knowing it.
 */
export const tellSubmissions: Subscriber<'account.changed'> = async ({ detail: { accountId }, now }) => {
  for (const id of await openSubmissionsOf(accountId))
    await retryStale(async () => {
      const [submission, account] = await Promise.all([submissionById(id), accountById(accountId)])
      if (submission === undefined || account === undefined) return
      const writes = await submissionLearns(submission, account, now)
      if (writes.length > 0) await commit(writes)
    })
}
