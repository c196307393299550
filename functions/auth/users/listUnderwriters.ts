import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import type { Role } from '#shared/permissions.ts'
import { staffInRoles } from './staffDirectory.ts'

/** Of the provider's own, those whose letters reach beyond an underwriter's. */
const chiefs: readonly Role[] = ['Power User', 'Super Admin']

export const listUnderwriters = implement(contract.listUnderwriters)(
  async ({ query: { chiefs: withChiefs, ...query } }) =>
    staffInRoles(['Underwriter', ...(withChiefs ? chiefs : [])], query),
)
