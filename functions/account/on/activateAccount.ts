import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { policyById } from '#functions/policy/public.ts'
import { accountAction } from '../public.ts'
import { accounts } from '../store/accounts.ts'

/** An account whose policy is issued has an active policy. */
export const activateAccount: Subscriber<'policy.issued'> = async ({ detail, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) return
  await retryStale(async () => {
    const account = await accounts.byId(policy.accountId)
    if (account !== undefined) await commit([accountAction(account, 'policyIssued')], { once })
  })
}
