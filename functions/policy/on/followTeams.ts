import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountById, teamsOfAccount } from '#functions/account/public.ts'
import { invoiceFollows } from '#functions/ledger/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { noticesFollow } from '../paperNotices/noticesFollow.ts'
import { policies } from '../store/policies.ts'
import { bindersGroup, policiesGroup } from '../store/policyGroups.ts'

/** The invoice has a commit of its own with the notices by post and comes first: together they may fill more than one, and each finds itself in line. */
const follow = async (policyId: string, accountId: string, now: Instant): Promise<void> => {
  const [policy, account] = await Promise.all([policies.byId(policyId), accountById(accountId)])
  if (policy === undefined || account === undefined || policy.agencyId !== account.agencyId) return
  const teamIds = teamsOfAccount(account)
  if (teamIds.length === 0) return
  const invoiced = await invoiceFollows(policyId, teamIds, now)
  const along = [...invoiced, ...(await noticesFollow({ ...policy, teamIds }))]
  if (along.length > 0) await commit(along)
  if (teamIds.join() === policy.teamIds.join()) return
  await commit([policies.update(policy, { ...policy, teamIds, lastUpdated: now })])
}

/**
 * Who looks after a client looks after its cover: binders and policies of its agency are seen by the client's teams, with
 * what is invoiced for them (decision: cover-follows). Who sold them stays (rule: agent-of-quote), and what another agency
 * has of the client is that agency's.
 */
export const followTeams: Subscriber<'account.handedOver'> = async ({ detail: { accountId }, now }) => {
  const group = [bindersGroup, policiesGroup]
  for (const { id } of await policies.every({ scopes: [`account:${accountId}`], group }))
    await retryStale(() => follow(id, accountId, now))
}
