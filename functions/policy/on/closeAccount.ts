import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountAction, accountById } from '#functions/account/public.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { policies } from '../store/policies.ts'

/** When the last policy of an account has ended, the account says so. */
export const closeAccount: Subscriber<'policy.ended'> = async ({ detail }) => {
  await retryStale(async () => {
    const { id, accountId } = await policies.require(detail.policyId)
    const [account, active] = await Promise.all([
      accountById(accountId),
      policies.list({ scopes: [`account:${accountId}`], group: activeStatuses, size: 2 }),
    ])
    if (account === undefined || active.hits.some((policy) => policy.id !== id)) return
    await commit([accountAction(account, 'lastPolicyEnded')])
  })
}
