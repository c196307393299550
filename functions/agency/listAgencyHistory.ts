import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/history.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireAgency } from './agencyReach.ts'

export const listAgencyHistory = implement(contract.listAgencyHistory)(async ({ params, actor }) => {
  const { id } = await requireAgency(params.agencyId, actor)
  return historyFor(id, actor, historyShares.agency)
})
