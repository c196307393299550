import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/history.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireWholeAccount } from '../store/reach.ts'

export const listAccountHistory = implement(contract.listAccountHistory)(async ({ params, actor }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  return historyFor(account.id, actor, historyShares.account)
})
