import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { poolYears } from '#functions/directory/store/poolYears.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { todayHere } from '../todayHere.ts'

/** What has begun is shared already: it stays, and ends on the day that is entered. */
export const removePoolYear = implement(contract.removePoolYear)(async ({ params, now, fail }) => {
  const year = await poolYears.require(params.poolYearId)
  if (year.begins <= todayHere(now)) return fail('poolYear.begun')
  await commit([poolYears.remove(year)])
})
