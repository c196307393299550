import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { nextAccountStatus } from '#shared/records/account/accountLife.ts'
import { accounts } from '../store/accounts.ts'
import { reverseDecline } from '../store/declines.ts'
import { requireAccount } from '../store/reach.ts'
import { mustAllow } from './guards.ts'

export const reopenAccount = implement(contract.reopenAccount)(async ({ params, body, actor, now }) => {
  const account = await requireAccount(params.accountId, actor)
  mustAllow(account, 'reopen', actor)
  const status = nextAccountStatus(account.status, 'reopen')
  const { declineReason: _, ...open } = account
  await commit([
    accounts.update(account, { ...open, status, reopenReason: body.reason, updated: now }),
    ...(await reverseDecline(account.id, now)),
  ])
  return { id: account.id, status }
})
