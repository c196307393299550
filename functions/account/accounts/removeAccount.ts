import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'

export const removeAccount = implement(contract.removeAccount)(async ({ params, actor, fail }) => {
  const account = await requireAccount(params.accountId, actor)
  if (account.status === 'Active Policy') fail('account.hasPolicy')
  await commit([accounts.remove(account)], {
    events: [{ name: 'account.removed', detail: { accountId: account.id } }],
  })
})
