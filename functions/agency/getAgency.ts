import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { requireAgency } from './agencyReach.ts'
import { allowedOn } from './standing/agencyGuard.ts'
import { toAgency } from './toAgency.ts'

export const getAgency = implement(contract.getAgency)(async ({ params, actor }) => {
  const agency = await requireAgency(params.agencyId, actor)
  return { ...toAgency(agency, actor), allowedActions: [...allowedOn(agency, actor)] }
})
