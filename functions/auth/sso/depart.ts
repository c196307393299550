import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { hashOf, newSecret } from '#functions/directory/secrets/secret.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { testState } from '#shared/domain/identity/identityProviders.ts'
import { type SsoAttempt, ssoAttemptId, ssoAttempts } from '../store/ssoAttempts.ts'
import { keepDeparture } from './departureCookie.ts'
import { authorizeUrl } from './userPool.ts'

/** How long a sign-in may stay away at the identity provider. */
const attemptSeconds = 10 * 60

interface Departure extends Pick<SsoAttempt, 'domain' | 'organizationId' | 'provider' | 'rememberDevice'> {
  /** `https://…` of the user pool. */
  readonly identityDomain: string
  readonly clientId: string
  readonly email?: string
  /** Whether the provider asks for the proof anew, also of who is signed in there. */
  readonly again: boolean
  /** The provider that is tried, and how it is described. */
  readonly testOf?: string
  readonly testedAs?: string
  readonly client: Client
  readonly now: Instant
}

/** Has a browser leave for an identity provider: the address, and the secret that the browser keeps. */
export const depart = async ({
  identityDomain,
  provider,
  clientId,
  domain,
  organizationId,
  rememberDevice,
  email,
  again,
  testOf,
  testedAs,
  client,
  now,
}: Departure): Promise<string> => {
  const [random, nonce, codeVerifier, browser] = [newSecret(), newSecret(), newSecret(), newSecret()]
  const state = testOf === undefined ? random : `${testState}${random}`
  const id = ssoAttemptId(state)
  await commit([
    ssoAttempts.create({
      id,
      provider,
      clientId,
      domain,
      ...(organizationId !== undefined && { organizationId }),
      ...(testOf !== undefined && { testOf }),
      ...(testedAs !== undefined && { testedAs }),
      browserHash: hashOf(browser),
      nonce,
      codeVerifier,
      rememberDevice,
      expiresAt: epochSeconds(now) + attemptSeconds,
    }),
  ])
  keepDeparture(client, { attemptId: id, secret: browser, isTest: testOf !== undefined }, attemptSeconds)
  return authorizeUrl({ identityDomain, provider, clientId, email, state, nonce, codeVerifier, again })
}
