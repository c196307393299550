import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { refuseTakenHostname } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { accounts } from '../store/accounts.ts'
import { requireWholeAccount } from '../store/reach.ts'

export const updateAccountHostname = implement(contract.updateAccountHostname)(
  async ({ params, body, actor, now, fail }) => {
    const account = await requireWholeAccount(params.accountId, actor)
    const { hostname } = body
    const holder = await accounts.idByUnique('hostname', hostname)
    if (holder !== undefined && holder !== account.id) fail('account.hostnameTaken')
    await refuseTakenHostname(hostname, { problem: 'account.hostnameTaken' })
    await commit([accounts.update(account, { ...account, hostname, updated: now })])
    return { id: account.id, hostname }
  },
)
