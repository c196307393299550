import { use } from 'react'
import { isOf, type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { mayAs, type Permission } from '#shared/permissions.ts'
import { RefusalsContext } from './refusals.ts'
import { useSession } from './session.ts'

/** `any` always passes, `none` never; a list passes with one of its permissions, or with all of them. */
export type Needed = 'any' | 'none' | Permission | readonly Permission[]

type Asks = (needed: Needed, semantics?: 'any' | 'all') => boolean

/** Those of the permissions that the signed-in role has not, after a jump the own one as well, by the table by which the server refuses. */
const useLacking = () => {
  const claims = useSession()?.claims
  return (list: readonly Permission[]): readonly Permission[] =>
    claims === undefined ? list : list.filter((each) => !mayAs(claims, each))
}

const listOf = (needed: Exclude<Needed, 'any' | 'none'>): readonly Permission[] =>
  typeof needed === 'string' ? [needed] : needed

/** Whether the signed-in role may do something, asked for what is no part of the page: `useMay` notes what it refuses. */
export const useMayQuietly = (): Asks => {
  const lacking = useLacking()
  return (needed, semantics = 'any') => {
    if (needed === 'any' || needed === 'none') return needed === 'any'
    const list = listOf(needed)
    return lacking(list).length < (semantics === 'any' ? list.length : 1)
  }
}

/**
 * Whether the signed-in role may do something: `const may = useMay(); may('quote:decline')`. What it refuses is noted for who
 * asks on the page what they miss (`PageRefusals`).
 */
export const useMay = (): Asks => {
  const may = useMayQuietly()
  const lacking = useLacking()
  const refusals = use(RefusalsContext)
  return (needed, semantics) => {
    const isTheirs = may(needed, semantics)
    const permission = isTheirs || needed === 'any' || needed === 'none' ? undefined : lacking(listOf(needed))[0]
    if (permission !== undefined) refusals?.note(permission, { permission })
    return isTheirs
  }
}

/** Whether the signed-in role, and organizations of its kind, are let in by an operation at all. */
export const useMayCall = () => {
  const may = useMayQuietly()
  const claims = useSession()?.claims
  return (operation: Pick<Operation, 'access' | 'only'>): boolean => {
    const needed = permissionsOf(operation.access)
    return claims !== undefined && isOf(operation, claims.accountType) && (needed.length === 0 || may(needed))
  }
}
