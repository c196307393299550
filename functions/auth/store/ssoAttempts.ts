import { defineRecord } from '#functions/_platform/storage/record.ts'
import { hashOf } from '#functions/directory/secrets/secret.ts'

/** A sign-in that is away at an identity provider. Its id is made of the hash of the `state`. */
export interface SsoAttempt {
  readonly id: string
  /** The identity provider's name in the user pool: nobody else may vouch. */
  readonly provider: string
  readonly domain: string
  /** The user pool's app client that it went through; the deployment's where it is left out. */
  readonly clientId?: string
  /** Whose the provider is, which vouches for members alone. */
  readonly organizationId?: string | undefined
  /** The provider that is tried: no session is opened. */
  readonly testOf?: string
  /** How that provider was described when the browser left (`describedAs`). */
  readonly testedAs?: string
  /** Hash of the secret that the browser keeps which left. */
  readonly browserHash: string
  /** The id token must repeat it (OpenID Connect Core 1.0, 3.1.2.1). */
  readonly nonce: string
  /** PKCE (RFC 7636): proves that who comes back is who left. */
  readonly codeVerifier: string
  readonly rememberDevice: boolean
  /** Epoch seconds. */
  readonly expiresAt: number
}

export const ssoAttempts = defineRecord<SsoAttempt>({
  kind: 'ssoAttempt',
  notFound: 'auth.ssoRefused',
  expiresAt: (attempt) => attempt.expiresAt,
})

export const ssoAttemptId = (state: string): string => `sso_${hashOf(state)}`
