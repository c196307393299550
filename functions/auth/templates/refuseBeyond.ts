import { fail } from '#functions/_platform/problems/problem.ts'
import { beyondRole } from '#shared/domain/identity/roleTemplate.ts'
import type { Permission, Role } from '#shared/permissions.ts'

/** Ends the operation where a template would keep what its role does not have. */
export const refuseBeyond = (wanted: { readonly role: Role; readonly keeps: readonly Permission[] }): void => {
  const beyond = beyondRole(wanted)
  if (beyond.length > 0)
    fail('roleTemplate.beyondRole', { data: { role: wanted.role, permissions: beyond.join(', ') } })
}
