import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { accountAction, accountById } from '#functions/account/public.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { policies } from '../store/policies.ts'

/** An account whose policy is issued has an active policy, unless that has ended before its issue is told. */
export const activateAccount: Subscriber<'policy.issued'> = async ({ detail, once }) => {
  const policy = await policies.byId(detail.policyId)
  if (policy === undefined) return
  await retryStale(async () => {
    const account = await accountById(policy.accountId)
    // After the account: an end that comes from now on is told to the account too, and finds it written.
    const status = (await policies.byId(detail.policyId))?.status ?? ''
    if (account !== undefined && activeStatuses.includes(status))
      await commit([accountAction(account, 'policyIssued')], { once })
  })
}
