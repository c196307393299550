import type { Client } from '#functions/_platform/http/client.ts'
import { finishIdentityProviderTest } from '#shared/contracts/auth/identityProviders.ts'
import { exchangeSsoToken } from '#shared/contracts/auth/sso.ts'

/** Where the browser shows the secret when it is back: of a sign-in, and of one that is tried. */
const pathOf = (isTest: boolean): string => (isTest ? finishIdentityProviderTest.path : exchangeSsoToken.path)

/**
 * Has the browser that leaves for its provider keep a secret, which it shows when it is back: nobody can be led into a
 * session that somebody else has begun. A cookie for each departure: a browser may have begun several, in as many tabs.
 */
export const keepDeparture = (
  client: Client,
  {
    attemptId,
    secret,
    isTest = false,
  }: { readonly attemptId: string; readonly secret: string; readonly isTest?: boolean },
  seconds: number,
): void => client.setCookie(attemptId, secret, { path: pathOf(isTest), maxAge: seconds })

/** The secret of a browser that is back; empty when it never left. */
export const departureOf = (client: Client, attemptId: string): string => client.cookies[attemptId] ?? ''

export const dropDeparture = (client: Client, attemptId: string, { isTest = false } = {}): void =>
  client.dropCookie(attemptId, { path: pathOf(isTest) })
