import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { requireAgency } from './agencyReach.ts'
import { toAgency } from './toAgency.ts'

export const getAgency = implement(contract.getAgency)(async ({ params, actor }) =>
  toAgency(await requireAgency(params.agencyId, actor), actor),
)
