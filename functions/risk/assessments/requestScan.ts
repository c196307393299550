import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountScanRequested, requireAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/risk.ts'

export const requestScan = implement(contract.requestScan)(async ({ params, actor, now }) => {
  const account = await requireAccount(params.accountId, actor)
  await commit([accountScanRequested(account, now)], {
    events: [{ name: 'risk.scanRequested', detail: { accountId: account.id } }],
  })
})
