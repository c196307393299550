import { mayUse, type Permission } from '#shared/permissions.ts'
import { useSession } from './session.ts'

/** `any` always passes, `none` never; a list passes with one of its permissions, or with all of them. */
export type Needed = 'any' | 'none' | Permission | readonly Permission[]

/**
 * Whether the signed-in role may do something, by the same table by which the server refuses:
 * `const may = useMay(); may('quote:decline')`.
 */
export const useMay = () => {
  const role = useSession()?.claims.role
  return (needed: Needed, semantics: 'any' | 'all' = 'any'): boolean => {
    if (needed === 'any') return true
    if (needed === 'none' || role === undefined) return false
    const list = typeof needed === 'string' ? [needed] : needed
    return semantics === 'any' ? list.some((each) => mayUse(role, each)) : list.every((each) => mayUse(role, each))
  }
}
