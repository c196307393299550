import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { reachesAgency, requireAgency } from './agencyReach.ts'
import { allowedOn } from './standing/agencyGuard.ts'
import { toAgency } from './toAgency.ts'

export const getAgency = implement(contract.getAgency)(async ({ params, actor }) => {
  const agency = await requireAgency(params.agencyId, actor)
  const { mergedIntoId, ...told } = toAgency(agency, actor)
  // Where it went is opened by whoever reaches that one; others know its name.
  const leadsOn = mergedIntoId !== undefined && (await reachesAgency(actor, mergedIntoId))
  return { ...told, ...(leadsOn && { mergedIntoId }), allowedActions: [...allowedOn(agency, actor)] }
})
