import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { isSecret } from '#functions/directory/secrets/secret.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type SessionRecord, sessions } from '../store/sessions.ts'
import { type RefreshTokenParts, readRefreshToken } from './refreshToken.ts'

/** The session that a refresh token is of, whichever of its rotations; undefined when it is over or the token is forged. */
export const sessionOfToken = async (
  token: string,
  now: Instant,
): Promise<{ readonly session: Stored<SessionRecord>; readonly parts: RefreshTokenParts } | undefined> => {
  const parts = readRefreshToken(token)
  if (parts === undefined) return undefined
  const session = await sessions.byId(parts.sessionId)
  if (session === undefined || session.expiresAt <= epochSeconds(now)) return undefined
  return isSecret({ secret: parts.device, hash: session.deviceHash }) ? { session, parts } : undefined
}
