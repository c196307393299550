import type { Actor } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { actorFor } from '../session/sessionActor.ts'
import { type SessionHolder, type SessionRecord, sessions, sessionsOf, standsFor } from '../store/sessions.ts'
import type { UserRecord } from '../store/users.ts'

type UserSession = Stored<SessionRecord> & { readonly holder: Exclude<SessionHolder, { readonly kind: 'WORKFLOW' }> }

const isUserSession = (session: Stored<SessionRecord>): session is UserSession => session.holder.kind !== 'WORKFLOW'

/** A user looks at no more; whoever has more ends them all at once. */
const most = 100

/** A user's sessions that can still be renewed, with as whom the user acts there; the last used first. */
export const openSessionsOf = async (
  user: UserRecord,
  now: string,
): Promise<{ readonly session: UserSession; readonly actor: Actor }[]> => {
  const { hits } = await sessions.list({ scopes: [sessionsOf(user.id)], descending: true, size: most })
  return (await sessions.byIds(hits.map(({ id }) => id))).filter(isUserSession).flatMap((session) => {
    const isOpen = session.expiresAt > epochSeconds(now) && standsFor(session, user)
    const actor = isOpen ? actorFor(session, user) : undefined
    return actor === undefined ? [] : [{ session, actor }]
  })
}
