import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { treaties } from '#functions/directory/store/treaties.ts'
import { listTreatyHistory as contract } from '#shared/contracts/account/treaties.ts'
import { historyShares } from '#shared/records/historyShares.ts'

export const listTreatyHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await treaties.require(params.treatyId)
  return historyFor(id, actor, historyShares.treaty)
})
