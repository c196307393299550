import type { Actor } from '#functions/_platform/auth/actor.ts'
import { enableIdentity, signOutEverywhere } from '#functions/_platform/auth/cognito.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { keepsAnother } from './lastAdministrator.ts'

interface Entry {
  readonly enable: boolean
  /** All that began before is over, for good. */
  readonly endSessions: boolean
  readonly actor: Actor
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** A disabled user gets no new tokens; after a security concern the old sessions stay over when the user is let in again. */
export const letIn = async (user: Stored<UserRecord>, { enable, endSessions, actor, now }: Entry): Promise<void> => {
  const stays = enable ? [] : await keepsAnother(user, actor)
  await commit([
    users.update(user, {
      ...user,
      enabled: enable,
      ...(endSessions && { sessionsValidFrom: now, linksValidFrom: now }),
    }),
    ...stays,
  ])
  // Who has the e-mail of a kept place is somebody else's user, or nobody.
  if (user.isPlace) return
  await enableIdentity(user.email, enable)
  if (endSessions) await signOutEverywhere(user.email)
}
