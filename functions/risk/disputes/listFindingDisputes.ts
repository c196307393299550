import { implement } from '#functions/_platform/http/implement.ts'
import { requireAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/disputes.ts'
import { disputes } from '../store/disputes.ts'
import { toDispute } from './toDispute.ts'

/** More are not read at once. */
const most = 200

export const listFindingDisputes = implement(contract.listFindingDisputes)(async ({ params, actor }) => {
  const account = await requireAccount(params.accountId, actor)
  const { hits } = await disputes.list({ scopes: [`account:${account.id}`], descending: true, size: most })
  // Of an agency that had the account before it is told what was disputed, and nothing of its files.
  const isOther = (agencyId: string | undefined) =>
    actor.accountType === 'AGENCY' && agencyId !== undefined && agencyId !== actor.organizationId
  return hits
    .map((each) => (isOther(each.agencyId) ? { ...each, documents: [] } : each))
    .map((each) => toDispute(each, actor))
})
