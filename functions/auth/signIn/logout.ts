import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { dropCookie } from '../session/refreshCookie.ts'
import { sessionOfToken } from '../session/sessionOfToken.ts'
import { isOf, sessions } from '../store/sessions.ts'

/** A session that is over already, or somebody else's, is left alone: the answer is the same. */
export const logout = implement(contract.logout)(async ({ body, actor, client, now }) => {
  const { refreshToken } = body
  const named = refreshToken.includes('.') ? (await sessionOfToken(refreshToken, now))?.session : undefined
  const session = named ?? (refreshToken === actor.sessionId ? await sessions.byId(refreshToken) : undefined)
  if (session === undefined || !isOf(session, actor.userId)) return
  await commit([sessions.remove(session)])
  dropCookie(client, session.id)
})
