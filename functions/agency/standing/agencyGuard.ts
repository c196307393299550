import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/account/agencyStanding.ts'
import { moveAgency } from '#shared/contracts/account/relationships.ts'
import { agencyLife } from '#shared/records/agency/agencyLife.ts'

export const agencyGuard = guardOf(agencyLife, {
  refusal: 'agency.notAllowed',
  contracts: [...Object.values(contracts), moveAgency],
})
