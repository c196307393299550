import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountClosed, accountRemoved, mustAllowAccount, requireAccount } from '#functions/account/public.ts'
import { liveBusiness } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/account/accounts.ts'

/**
 * An account that cover was bound for is closed, with everything that is known of it, once none of that business is alive; one
 * without business goes, and what hangs on it with it. Whatever is bound meanwhile has written the account.
 */
export const removeAccount = implement(contract.removeAccount)(async ({ params, actor, now }) => {
  const account = await requireAccount(params.accountId, actor)
  const { id: accountId, boundAt } = account
  mustAllowAccount(account, boundAt === undefined ? 'remove' : 'close', actor)
  if (boundAt === undefined) {
    await commit([accountRemoved(account)], { events: [{ name: 'account.removed', detail: { accountId } }] })
    return
  }
  const { hasPolicy, bindersUntil: until } = await liveBusiness(accountId)
  if (hasPolicy) fail('account.hasPolicy')
  if (until !== undefined) fail('account.hasBinder', { data: { until } })
  await commit([accountClosed(account, now)], { events: [{ name: 'account.closed', detail: { accountId } }] })
})
