import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import { beginSession } from '../session/beginSession.ts'
import { actorFor } from '../session/sessionActor.ts'
import { links, openLink } from '../store/links.ts'
import { users } from '../store/users.ts'

/** The token is spent in the commit that begins the session, so that it cannot begin two. */
export const exchangeJumpToken = implement(contract.exchangeJumpToken)(async ({ params, client, now, fail }) => {
  const link = await openLink(params.token, ['JUMP', 'SWITCH'], now)
  if (link === undefined) return fail('auth.linkExpired')
  const holder = link.purpose
  const user = await users.byId(holder.userId)
  const amr = [holder.kind === 'JUMP' ? 'jump' : 'switch']
  const mayEnter = user?.enabled === true && actorFor({ id: '', holder, amr }, user) !== undefined
  if (!mayEnter) return fail('auth.linkExpired')
  const session = await beginSession({ holder, user, amr, client, now })
  await commit([links.remove(link), session.write])
  return session.tokens
})
