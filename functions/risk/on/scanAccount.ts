import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountScanned } from '#functions/account/public.ts'

/** Scans the account's domain and assesses its risk with what was seen; an account that is gone needs no scan. */
export const scanAccount: Subscriber<'risk.scanRequested'> = async ({ detail: { accountId }, now, once }) => {
  const account = await accountById(accountId)
  if (account === undefined) return
  await commit([await accountScanned(account, now)], {
    events: [{ name: 'risk.assessed', detail: { accountId } }],
    once,
  })
}
