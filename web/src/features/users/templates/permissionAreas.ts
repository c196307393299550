import type { Permission } from '#shared/permissions.ts'

/** Permissions that are about the same, in the order of the roles' table. */
interface PermissionArea {
  /** What they are about: `quote` of `quote:bind`. */
  readonly area: string
  readonly permissions: readonly Permission[]
}

/** Permissions by what they are about. */
export const permissionAreas = (some: readonly Permission[]): PermissionArea[] =>
  [...Map.groupBy(some, (each) => each.slice(0, each.indexOf(':')))].map(([area, permissions]) => ({
    area,
    permissions,
  }))
