import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import { resendUserInvitation } from '#shared/contracts/auth/invitations.ts'
import { enableUser, removeUser } from '#shared/contracts/auth/users.ts'
import { needsOfUser, type UserAction, userLife } from '#shared/records/user/userLife.ts'

const guard = guardOf(userLife, {
  refusal: 'user.notInvited',
  contracts: [enableUser, removeUser, resendUserInvitation],
  unmet: { another: 'user.self', enabled: 'user.disabled' },
})

/** What the actor, who is in charge of the user, can do with them now. */
export const allowed = (user: UserRecord, actor: Actor): UserAction[] =>
  guard.allowed(user.status, { actor, isMet: needsOfUser(user, actor.userId) })

/** Refuses what the user's life does not allow an administrator now. */
export const mustAllow = (
  user: UserRecord,
  action: Extract<UserAction, 'enable' | 'inviteAgain' | 'remove'>,
  actor: Actor,
): void => guard.mustAllow(user.status, action, { actor, isMet: needsOfUser(user, actor.userId) })
