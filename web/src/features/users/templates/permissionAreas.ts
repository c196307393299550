import type { Permission } from '#shared/permissions.ts'
import { areaOf } from '#web/api/permissionKey.ts'

/** Permissions that are about the same, in the order of the roles' table. */
export interface PermissionArea {
  /** What they are about: `quote` of `quote:bind`. */
  readonly area: ReturnType<typeof areaOf>
  readonly permissions: readonly Permission[]
}

/** Permissions by what they are about. */
export const permissionAreas = (some: readonly Permission[]): PermissionArea[] =>
  [...Map.groupBy(some, areaOf)].map(([area, permissions]) => ({
    area,
    permissions,
  }))
