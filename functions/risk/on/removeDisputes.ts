import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { disputes } from '../store/disputes.ts'

/** What was disputed of an account goes with it. */
export const removeDisputes: Subscriber<'account.removed'> = async ({ detail: { accountId } }) => {
  const ids = (await disputes.every({ scopes: [`account:${accountId}`] })).map(({ id }) => id)
  for (const dispute of await disputes.byIds(ids)) await commit([disputes.remove(dispute)])
}
