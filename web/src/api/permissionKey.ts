import type { Permission } from '#shared/permissions.ts'

/** The key of the words for a permission (`quote:bind` is `permissions:words.quote.bind`). */
export const permissionKey = (permission: Permission): string => `permissions:words.${permission.replace(':', '.')}`
