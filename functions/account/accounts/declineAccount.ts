import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { nextAccountStatus } from '#shared/domain/account/accountStatus.ts'
import { accounts } from '../store/accounts.ts'
import { requireAccount } from '../store/reach.ts'

export const declineAccount = implement(contract.declineAccount)(async ({ params, body, actor, now, fail }) => {
  const account = await requireAccount(params.accountId, actor)
  const status = nextAccountStatus(account.status, 'declined')
  if (status === account.status) fail('account.notAllowed', { data: { status: account.status, wanted: 'declined' } })
  const declineReason = `${body.productType}, ${body.reason}: ${body.reasonSummary}`
  await commit([accounts.update(account, { ...account, status, declineReason, updated: now })])
  return { id: account.id, status }
})
