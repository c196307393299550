import type { Actor } from '#functions/_platform/auth/actor.ts'
import { users } from '#functions/directory/store/users.ts'
import type { AccountType } from '#shared/permissions.ts'
import { isHeld } from './organizations/organization.ts'
import { actorToday } from './session/sessionActor.ts'

export { providerId } from '#functions/directory/organizations/providerId.ts'

/** Who has something done by machines, and where: `id` names what does it. */
export interface Maker {
  readonly id: string
  readonly userId: string
  readonly accountType: AccountType
  readonly organizationId: string
}

/** As whom something acts today that somebody made; undefined when that one no longer works there, or may not. */
export const actorOfMaker = async ({ id, userId, accountType, organizationId }: Maker): Promise<Actor | undefined> => {
  const user = await users.byId(userId)
  if (user?.enabled !== true) return undefined
  const isHome = user.organizationId === organizationId && user.accountType === accountType
  const holder = isHome ? ({ kind: 'HOME', userId } as const) : ({ kind: 'SWITCH', userId, organizationId } as const)
  const actor = await actorToday({ id, holder, amr: ['key'] }, user)
  return actor === undefined || actor.accountType !== accountType || (await isHeld(actor)) ? undefined : actor
}
