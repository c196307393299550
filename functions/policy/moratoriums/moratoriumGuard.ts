import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/policy/moratoriums.ts'
import { moratoriumLife } from '#shared/records/moratorium/moratoriumLife.ts'

/** What may be done to a moratorium where it stands. */
export const moratoriumGuard = guardOf(moratoriumLife, {
  refusal: 'moratorium.notAllowed',
  contracts: Object.values(contracts),
})
