import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { requireAgency } from './agencyReach.ts'

export const getAgency = implement(contract.getAgency)(({ params, actor }) => requireAgency(params.agencyId, actor))
