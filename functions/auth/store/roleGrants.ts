import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { RoleGrant } from '#shared/contracts/auth/roleGrants.ts'

export type StoredRoleGrant = Stored<RoleGrant>

/** Roles that two people give: one is asked for a user at a time. */
export const roleGrants = defineRecord({
  kind: 'roleGrant',
  notFound: 'roleGrant.notFound',
  history: { hides: [] },
  unique: { open: ({ status, userId }: RoleGrant) => (status === 'PROPOSED' ? userId : undefined) },
  list: {
    scopes: () => ['all'],
    groups: ({ status }: RoleGrant) => [status],
    sorts: { created: ({ created }: RoleGrant) => created },
    summary: (grant: RoleGrant): RoleGrant => grant,
  },
})
