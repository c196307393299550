import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listMoratoriumHistory as contract } from '#shared/contracts/policy/moratoriums.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { moratoriums } from '../store/moratoriums.ts'

export const listMoratoriumHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await moratoriums.require(params.moratoriumId)
  return historyFor(id, actor, historyShares.moratorium)
})
