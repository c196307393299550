import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountAction, accountById } from '#functions/account/public.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { policies } from '../store/policies.ts'

/** When the last policy of an account has ended, the account says so. */
export const closeAccount: Subscriber<'policy.ended'> = async ({ detail }) => {
  await retryStale(async () => {
    const { accountId } = await policies.require(detail.policyId)
    const account = await accountById(accountId)
    // After the account: a policy that becomes active from now on writes it, and this commit comes too late. The one that
    // ended may be active again.
    const active = await policies.every({ scopes: [`account:${accountId}`], group: activeStatuses })
    if (account === undefined || active.length > 0) return
    await commit([accountAction(account, 'lastPolicyEnded')])
  })
}
