import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/quote/manuscripts.ts'
import { manuscriptLife } from '#shared/records/manuscript/manuscriptLife.ts'

/** What of its life an endorsement allows that is written for one cover. */
export const manuscriptGuard = guardOf(manuscriptLife, {
  refusal: 'manuscript.notAllowed',
  contracts: Object.values<Operation>(contracts),
})
