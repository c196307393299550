import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { nextAccountStatus } from '#shared/records/account/accountLife.ts'
import { accounts } from '../store/accounts.ts'
import { keepDecline } from '../store/declines.ts'
import { requireAccount } from '../store/reach.ts'
import { mustAllow } from './guards.ts'

export const declineAccount = implement(contract.declineAccount)(async ({ params, body, actor, now }) => {
  const account = await requireAccount(params.accountId, actor)
  mustAllow(account, 'decline', actor)
  const status = nextAccountStatus(account.status, 'decline')
  const declineReason = `${body.productType}, ${body.reason}: ${body.reasonSummary}`
  await commit([
    accounts.update(account, { ...account, status, declineReason, updated: now }),
    await keepDecline(account, { subjectId: account.id, reason: declineReason }, now),
  ])
  return { id: account.id, status }
})
