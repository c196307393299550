import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById, teamsOfAccount } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from '../store/claims.ts'

const follow = async (claimId: string, accountId: string, now: Instant): Promise<void> => {
  const [claim, account] = await Promise.all([claims.byId(claimId), accountById(accountId)])
  if (claim === undefined || account === undefined || claim.agencyId !== account.agencyId) return
  const teamIds = teamsOfAccount(account)
  if (teamIds.length === 0 || teamIds.join() === claim.teamIds.join()) return
  await commit([claims.update(claim, { ...claim, teamIds, updated: now })])
}

/** Claims of a client are seen by the teams that look after it, as its cover is (decision: cover-follows). */
export const followTeams: Subscriber<'account.handedOver'> = async ({ detail: { accountId }, now }) => {
  for (const { id } of await claims.every({ scopes: [`account:${accountId}`], group: [...claimStatuses] }))
    await retryStale(() => follow(id, accountId, now))
}
