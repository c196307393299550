import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import type { SessionTokens } from '#shared/contracts/auth/fields.ts'
import { refreshToken } from '#shared/contracts/auth/signIn.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { SessionRecord } from '../store/sessions.ts'

/** The one path that the cookies are sent to. */
const { path } = refreshToken

const stem = 'refresh-'

/** A cookie for each session: tabs of one browser may hold several, one at home and others jumped into. */
const nameOf = (sessionId: string) => `${stem}${sessionId}`

/** A browser keeps the cookies of as many sessions; ids sort by age, so what goes is the oldest. */
const mostKept = 10

/** Takes back the cookies of sessions that nobody signed out of, before there are more than a request can carry. */
const dropOldest = (client: Client, sessionId: string): void => {
  const others = Object.keys(client.cookies).filter((name) => name.startsWith(stem) && name !== nameOf(sessionId))
  for (const name of others.sort().reverse().slice(mostKept)) client.dropCookie(name, { path })
}

/**
 * Hands tokens to the client. A page that asks for it gets the refresh token in a cookie that no script reads, and in the
 * answer the session's id in its place: that names the cookie and opens nothing. Other clients get the token itself.
 */
export const handOver = (
  client: Client,
  { id, expiresAt, remembered }: Pick<SessionRecord, 'expiresAt' | 'id' | 'remembered'>,
  tokens: SessionTokens,
  now: Instant,
): SessionTokens => {
  if (!client.keepsCookies) return tokens
  const maxAge = remembered ? expiresAt - epochSeconds(now) : undefined
  client.setCookie(nameOf(id), tokens.refreshToken, { path, maxAge })
  dropOldest(client, id)
  return { ...tokens, refreshToken: id }
}

/** The refresh token that was given: itself, or the one of the cookie that it names; undefined without such a cookie. */
export const givenToken = (client: Client, given: string): string | undefined => {
  if (given.includes('.')) return given
  return client.keepsCookies ? client.cookies[nameOf(given)] : undefined
}

/** Takes the cookie of a session back. */
export const dropCookie = (client: Client, sessionId: string): void => {
  if (client.keepsCookies) client.dropCookie(nameOf(sessionId), { path })
}
