import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { treaties } from '#functions/directory/store/treaties.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { todayHere } from '../todayHere.ts'

/** What has begun shares in policies: it stays, and ends on the day that is entered. */
export const removeTreaty = implement(contract.removeTreaty)(async ({ params, now, fail }) => {
  const treaty = await treaties.require(params.treatyId, () => true)
  if (treaty.begins <= todayHere(now)) return fail('treaty.begun')
  await commit([treaties.remove(treaty)])
})
