import { isOf, type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { mayAs, type Permission } from '#shared/permissions.ts'
import { useSession } from './session.ts'

/** `any` always passes, `none` never; a list passes with one of its permissions, or with all of them. */
export type Needed = 'any' | 'none' | Permission | readonly Permission[]

/** An operation, as far as it says whom it lets in. */
type Asked = Pick<Operation, 'access' | 'only'>

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

/** Whether the signed-in role, and organizations of its kind, are let in by an operation at all. */
export const useMayCall = () => {
  const may = useMay()
  const claims = useSession()?.claims
  return (operation: Asked): boolean => {
    const needed = permissionsOf(operation.access)
    return claims !== undefined && isOf(operation, claims.accountType) && (needed.length === 0 || may(needed))
  }
}
