import type { Client } from '#functions/_platform/http/client.ts'
import { exchangeSsoToken } from '#shared/contracts/auth/sso.ts'

const { path } = exchangeSsoToken

/**
 * Has the browser that leaves for its provider keep a secret, which it shows when it is back: nobody can be led into a
 * session that somebody else has begun. A cookie for each departure: a browser may have begun several, in as many tabs.
 */
export const keepDeparture = (
  client: Client,
  { attemptId, secret }: { readonly attemptId: string; readonly secret: string },
  seconds: number,
): void => client.setCookie(attemptId, secret, { path, maxAge: seconds })

/** The secret of a browser that is back; empty when it never left. */
export const departureOf = (client: Client, attemptId: string): string => client.cookies[attemptId] ?? ''

export const dropDeparture = (client: Client, attemptId: string): void => client.dropCookie(attemptId, { path })
