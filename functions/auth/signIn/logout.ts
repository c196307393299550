import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { leaveJump } from '../jumps/leaveJump.ts'
import { dropCookie } from '../session/refreshCookie.ts'
import { sessionOfToken } from '../session/sessionOfToken.ts'
import { endedAtOnce, isOf, sessions } from '../store/sessions.ts'

/** A session that is over already, or somebody else's, is left alone: the answer is the same. */
export const logout = implement(contract.logout)(async ({ body, actor, client, now }) => {
  const { refreshToken } = body
  const named = refreshToken.includes('.') ? (await sessionOfToken(refreshToken, now))?.session : undefined
  const session = named ?? (refreshToken === actor.sessionId ? await sessions.byId(refreshToken) : undefined)
  if (session === undefined || !isOf(session, actor.userId)) return
  // A token of one's own account lives on for its minutes; nobody stays in another's so.
  const end = session.holder.kind === 'JUMP' ? endedAtOnce(session) : sessions.remove(session)
  await commit([end, ...(await leaveJump(session, now))])
  dropCookie(client, session.id)
})
