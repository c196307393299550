import { defineRecord } from '#functions/_platform/storage/record.ts'

/** A sign-in that is away at an identity provider. Its id is made of the hash of the `state`. */
export interface SsoAttempt {
  readonly id: string
  readonly domain: string
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
