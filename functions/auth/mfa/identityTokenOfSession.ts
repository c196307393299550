import type { Actor } from '#functions/_platform/auth/actor.ts'
import { sessions } from '../store/sessions.ts'

/** The user pool's token of the session's sign-in; none in sessions that were not opened with a password. */
export const identityTokenOfSession = async (actor: Actor): Promise<string | undefined> => {
  const session = actor.sessionId === undefined ? undefined : await sessions.byId(actor.sessionId)
  const isOwn = session?.holder.kind === 'HOME' && session.holder.userId === actor.userId
  return isOwn ? session.identityToken : undefined
}
