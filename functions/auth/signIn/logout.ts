import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/signIn.ts'
import { sessionOfToken } from '../session/sessionOfToken.ts'
import { sessions } from '../store/sessions.ts'

/** A session that is over already, or somebody else's, is left alone: the answer is the same. */
export const logout = implement(contract.logout)(async ({ body, actor, now }) => {
  const found = await sessionOfToken(body.refreshToken, now)
  if (found === undefined) return
  const { session } = found
  const isOwn = session.holder.kind !== 'WORKFLOW' && session.holder.userId === actor.userId
  if (isOwn) await commit([sessions.remove(session)])
})
