import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { UserAction } from '#shared/records/user/userLife.ts'
import { allowed } from './guards.ts'
import { isInCharge, mayGiveRole } from './reach.ts'

/** What the actor can do with a user now: nothing with who is not theirs, or has a role that they could not give. */
export const allowedTo = (actor: Actor, user: UserRecord): UserAction[] =>
  isInCharge(actor, user) && mayGiveRole(actor, user.role) ? allowed(user, actor) : []
