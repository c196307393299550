import type { Actor } from '#functions/_platform/auth/actor.ts'
import { removeIdentity } from '#functions/_platform/auth/cognito.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { passkeys, passkeysOf } from '../store/passkeys.ts'
import { passwordHistories, passwordHistoryId } from '../store/passwordHistories.ts'
import { withoutRecoveryCodes } from '../store/recoveryCodes.ts'
import { handOver } from './handOver.ts'
import { keepsAnother } from './lastAdministrator.ts'

interface Removal {
  /** Who takes over the clients, where there are any. */
  readonly heirId: string | undefined
  readonly actor: Actor
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** Who has clients hands them over first. Sessions end with the user: their refresh tokens find nobody. Passkeys and recovery codes go along. */
export const removeMember = async (user: Stored<UserRecord>, { heirId, actor, now }: Removal): Promise<void> => {
  const [history, keys, codes] = await Promise.all([
    passwordHistories.byId(passwordHistoryId(user.id)),
    passkeysOf(user.id).then((rows) => passkeys.byIds(rows.map(({ id }) => id))),
    withoutRecoveryCodes(user.id),
  ])
  const kept = [...(history === undefined ? [] : [passwordHistories.remove(history)]), ...keys.map(passkeys.remove)]
  const stays = await keepsAnother(user, actor)
  const clients = await handOver(user, { from: membershipsOf(user), heirId }, actor, now)
  await commit([users.remove(user), ...kept, ...codes, ...stays, ...clients.writes], { events: clients.events })
  // Who has the e-mail of a kept place is somebody else's user, or nobody.
  if (!user.isPlace) await removeIdentity(user.email)
}
