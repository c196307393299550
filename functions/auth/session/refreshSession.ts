import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { hashOf, isSecret, newSecret, nextSecret } from '#functions/directory/secrets/secret.ts'
import type { SessionTokens } from '#shared/contracts/auth/fields.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { endedAtOnce, endOf, type SessionRecord, sessions } from '../store/sessions.ts'
import { placeOf } from './placeOf.ts'
import { givenToken, handOver } from './refreshCookie.ts'
import { writeRefreshToken } from './refreshToken.ts'
import { actorOfSession } from './sessionActor.ts'
import { sessionOfToken } from './sessionOfToken.ts'

/**
 * Two tabs, or a try after a lost answer, may bring the same token within this time and get the same answer: the gateway gives
 * up an answer after 29 seconds, and who asks again pauses before.
 */
const repeatMilliseconds = 45_000

/** The rotation that follows from the one given; undefined for one that was used before. */
const nextRotation = (
  session: Stored<SessionRecord>,
  given: string,
  now: Instant,
): { readonly rotation: string; readonly after: SessionRecord | undefined } | undefined => {
  if (isSecret({ secret: given, hash: session.rotationHash })) {
    const step = newSecret()
    const rotation = nextSecret({ secret: given, step })
    const before = { rotationHash: session.rotationHash, step, rotatedAt: now }
    return { rotation, after: { ...session, rotationHash: hashOf(rotation), before } }
  }
  const { before } = session
  const isRepeated =
    before !== undefined &&
    Date.parse(now) - Date.parse(before.rotatedAt) <= repeatMilliseconds &&
    isSecret({ secret: given, hash: before.rotationHash })
  return isRepeated ? { rotation: nextSecret({ secret: given, step: before.step }), after: undefined } : undefined
}

/**
 * New tokens for a refresh token or for the cookie it names, or undefined when the session is over. A token that was used
 * before means that somebody else has it: the session ends for both. The session notes that it was used, and where.
 */
export const refreshSession = (given: string, client: Client, now: Instant): Promise<SessionTokens | undefined> =>
  retryStale(async () => {
    const token = givenToken(client, given)
    const found = token === undefined ? undefined : await sessionOfToken(token, now)
    if (found === undefined) return undefined
    const { session, parts } = found
    const next = nextRotation(session, parts.rotation, now)
    const actor = await actorOfSession(session)
    if (next === undefined || actor === undefined) {
      if (next === undefined) log.warn('a refresh token was used twice; its session ends', { sessionId: session.id })
      await commit([endedAtOnce(session)])
      return undefined
    }
    const expiresAt = endOf(session, now)
    const accessToken = await accessTokenFor(actor, now, expiresAt)
    if (next.after !== undefined)
      await commit([sessions.update(session, { ...next.after, lastUsedAt: now, expiresAt, place: placeOf(client) })])
    const refreshToken = writeRefreshToken({ ...parts, rotation: next.rotation })
    return handOver(client, { ...session, expiresAt }, { accessToken, refreshToken }, now)
  })
