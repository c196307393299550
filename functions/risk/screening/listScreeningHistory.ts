import { implement } from '#functions/_platform/http/implement.ts'
import { screenings } from '#functions/account/public.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listScreeningHistory as contract } from '#shared/contracts/risk/screenings.ts'
import { historyShares } from '#shared/records/historyShares.ts'

export const listScreeningHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await screenings.require(params.screeningId)
  return historyFor(id, actor, historyShares.screening)
})
