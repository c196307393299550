import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { screeningOf, screenings } from '#functions/account/public.ts'

/** What an account was screened for goes with it. */
export const removeScreening: Subscriber<'account.removed'> = async ({ detail: { accountId } }) => {
  const screening = await screeningOf(accountId)
  if (screening !== undefined) await commit([screenings.remove(screening)])
}
