import type { Actor } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { actorToday } from '../session/sessionActor.ts'
import { type SessionHolder, type SessionRecord, sessions, sessionsOf, standsFor } from '../store/sessions.ts'

type UserSession = Stored<SessionRecord> & { readonly holder: Exclude<SessionHolder, { readonly kind: 'WORKFLOW' }> }

const isUserSession = (session: Stored<SessionRecord>): session is UserSession => session.holder.kind !== 'WORKFLOW'

/** A user's sessions that can still be renewed, with as whom the user acts there; the last used first. */
export const openSessionsOf = async (
  user: UserRecord,
  now: Instant,
): Promise<{ readonly session: UserSession; readonly actor: Actor }[]> => {
  const rows = await sessions.every({ scopes: [sessionsOf(user.id)] })
  const own = (await sessions.byIds(rows.toReversed().map(({ id }) => id))).filter(isUserSession)
  const open = own.filter((session) => session.expiresAt > epochSeconds(now) && standsFor(session, user))
  const acting = await Promise.all(open.map(async (session) => ({ session, actor: await actorToday(session, user) })))
  return acting.flatMap(({ session, actor }) => (actor === undefined ? [] : [{ session, actor }]))
}
