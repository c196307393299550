import { mayAs, type Permission } from '#shared/permissions.ts'
import { useSession } from './session.ts'

/** `any` always passes, `none` never; a list passes with one of its permissions, or with all of them. */
export type Needed = 'any' | 'none' | Permission | readonly Permission[]

/**
 * Whether the signed-in role may do something, after a jump the own one as well, by the same table by which the server refuses:
 * `const may = useMay(); may('quote:decline')`.
 */
export const useMay = () => {
  const claims = useSession()?.claims
  return (needed: Needed, semantics: 'any' | 'all' = 'any'): boolean => {
    if (needed === 'any') return true
    if (needed === 'none' || claims === undefined) return false
    const list = typeof needed === 'string' ? [needed] : needed
    return semantics === 'any' ? list.some((each) => mayAs(claims, each)) : list.every((each) => mayAs(claims, each))
  }
}
