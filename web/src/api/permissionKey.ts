import type { Permission } from '#shared/permissions.ts'

type AreaOf<Name> = Name extends `${infer Area}:${string}` ? Area : never
type Dotted<Name> = Name extends `${infer Area}:${infer Act}` ? `${Area}.${Act}` : never

/** What a permission is about: `quote` of `quote:bind`. */
export const areaOf = (permission: Permission): AreaOf<Permission> =>
  permission.slice(0, permission.indexOf(':')) as AreaOf<Permission>

/** The key of the words for a permission (`quote:bind` is `permissions:words.quote.bind`). */
export const permissionKey = (permission: Permission): `permissions:words.${Dotted<Permission>}` =>
  `permissions:words.${permission.replace(':', '.') as Dotted<Permission>}`
