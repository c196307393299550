import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { requireServingAgency } from './agencyReach.ts'

export const getAgencyContact = implement(contract.getAgencyContact)(({ params, actor }) =>
  requireServingAgency(params.agencyId, actor),
)
