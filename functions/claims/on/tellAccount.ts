import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById, accountClaims } from '#functions/account/public.ts'
import { isKnown, knownOf } from '../desk/knownOf.ts'
import { claimById } from '../store/claims.ts'

/** Its account knows of a claim as it stands, for what is quoted next (decision: claims-known). */
export const tellAccount: Subscriber<'claim.moved'> = async ({ detail: { claimId } }) => {
  const accountId = (await claimById(claimId))?.accountId
  if (accountId === undefined) return
  await retryStale(async () => {
    const account = await accountById(accountId)
    // After the account: what the claim becomes from now on is told to the account too, and finds it written.
    const claim = await claimById(claimId)
    const known = claim && knownOf(claim)
    if (account === undefined || known === undefined || isKnown(account.claims?.[claimId], known)) return
    await commit([accountClaims(account, { [claimId]: known })])
  })
}
