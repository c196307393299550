import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/agencyOfAccount.ts'
import { mustAllow } from '../accounts/guards.ts'
import { withoutAgency } from '../accounts/handOver.ts'
import { accounts } from '../store/accounts.ts'
import { requireWholeAccount } from '../store/reach.ts'

export const unlinkAccount = implement(contract.unlinkAccount)(async ({ params, body, actor, now, fail }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  if (account.agencyId !== body.agencyId) fail('account.notFound')
  mustAllow(account, 'leaveAgency', actor)
  await commit([accounts.update(account, await withoutAgency(account, now))])
})
