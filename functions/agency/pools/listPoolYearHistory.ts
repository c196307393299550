import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { poolYears } from '#functions/directory/store/poolYears.ts'
import { listPoolYearHistory as contract } from '#shared/contracts/account/poolYears.ts'
import { historyShares } from '#shared/records/historyShares.ts'

export const listPoolYearHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await poolYears.require(params.poolYearId)
  return historyFor(id, actor, historyShares.poolYear)
})
