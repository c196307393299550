import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/policy/holds.ts'
import { holdLife } from '#shared/records/hold/holdLife.ts'

/** What may be done to a hold where it stands. */
export const holdGuard = guardOf(holdLife, { refusal: 'hold.notAllowed', contracts: Object.values(contracts) })
