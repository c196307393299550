import { type Access, type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { type ActingRole, mayAs } from '#shared/permissions.ts'
import type { Life } from './life.ts'

/**
 * Which actions of a life are somebody's to do, by the permissions of the operations that do them; `contracts` are those
 * that the life names and the service knows. What the platform does by itself is nobody's.
 */
export const mayDoIn = <Name extends string>(
  life: Life<string, Name, string>,
  contracts: readonly Operation[],
): ((who: ActingRole) => (action: Name) => boolean) => {
  const accessOf = new Map<string, Access>(contracts.map(({ name, access }) => [name, access]))
  return (who) => (action) => {
    const { by = [], only, permissions } = life.actions[action]
    const callers = permissions ?? by.flatMap((name) => permissionsOf(accessOf.get(name) ?? 'public'))
    return callers.some((permission) => mayAs(who, permission)) && (only === undefined || mayAs(who, only))
  }
}
