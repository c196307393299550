import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { withoutAgency } from '../accounts/handOver.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'
import { mustAllow } from './guards.ts'

export const removeAgencyAccount = implement(contract.removeAgencyAccount)(
  async ({ params, query, actor, now, fail }) => {
    const account = await requireAccount(params.accountId, actor)
    if (account.agencyId !== query.agencyId) fail('account.notFound')
    mustAllow(account, 'leaveAgency', actor)
    await commit([accounts.update(account, await withoutAgency(account, now))])
  },
)
