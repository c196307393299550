import type { Actor } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { links, openLink, type PurposeOf } from '#functions/directory/store/links.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { beginSession } from '../session/beginSession.ts'
import { actorOfSession, actorToday, vouchers } from '../session/sessionActor.ts'
import { jumpIdOf, jumps } from '../store/jumps.ts'
import { type SessionHolder, sessions } from '../store/sessions.ts'
import { dropEntry, isAsker } from './entry.ts'

type Way = PurposeOf<'JUMP'> | PurposeOf<'SWITCH'>

const holderOf = (way: Way): SessionHolder => {
  const { userId, organizationId } = way
  return way.kind === 'JUMP'
    ? { kind: 'JUMP', userId, organizationId, accountType: way.accountType }
    : { kind: 'SWITCH', userId, organizationId }
}

/** Whether the session that asked is still open. */
const isStillIn = async ({ sessionId = '' }: Actor, now: Instant): Promise<boolean> => {
  const session = await sessions.byId(sessionId)
  return session !== undefined && session.expiresAt > epochSeconds(now) && (await actorOfSession(session)) !== undefined
}

/**
 * The token is spent in the commit that begins the session, so that it cannot begin two. What a jump is for is written down
 * with it. Who switches signed in with what the first session was signed in with; it proves nothing anew.
 */
export const exchangeJumpToken = implement(contract.exchangeJumpToken)(async ({ body, actor, client, now, fail }) => {
  const { token } = body
  const link = await openLink(token, ['JUMP', 'SWITCH'], now)
  if (link === undefined) return fail('auth.linkExpired')
  const way = link.purpose
  if (!isAsker(way, token, { sessionId: actor.sessionId, client }) || !(await isStillIn(actor, now)))
    return fail('auth.linkExpired')
  const user = await users.byId(way.userId)
  const holder = holderOf(way)
  const amr =
    way.kind === 'JUMP' ? ['jump', ...(way.lookOnly === true ? ['look'] : [])] : ['switch', ...vouchers(actor.amr)]
  if (user === undefined || (await actorToday({ id: '', holder, amr }, user)) === undefined)
    return fail('auth.linkExpired')
  const session = await beginSession({ holder, user, amr, client, now })
  const writes = [links.remove(link), session.write]
  if (way.kind === 'JUMP') {
    const { userId, accountType, organizationId, reason, lookOnly } = way
    const name = `${user.firstName} ${user.lastName}`
    const endsAt = new Date(session.expiresAt * 1000).toISOString()
    const id = jumpIdOf(session)
    writes.push(jumps.create({ id, userId, name, accountType, organizationId, reason, lookOnly, beganAt: now, endsAt }))
  }
  await commit(writes)
  dropEntry(client, token)
  return session.tokens
})
