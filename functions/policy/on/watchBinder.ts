import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { policies } from '../store/policies.ts'

/** A binder that was bound is given its deadline: it expires unless its policy is issued. */
export const watchBinder: Subscriber<'quote.bound'> = async ({ detail }) => {
  await retryStale(async () => {
    const policy = await policies.require(detail.policyId)
    await commit(await deadlineWrites(policy))
  })
}
