import { defineRecord } from '#functions/_platform/storage/record.ts'
import { hashOf } from '#functions/directory/secrets/secret.ts'

/** A sign-in at another party from which a browser has come back: its state opens nothing more. */
export interface OauthReturn {
  /** Of the hash of the state's nonce. */
  readonly id: string
  /** Epoch seconds: by then the state is too old anyway. */
  readonly expiresAt: number
}

export const oauthReturns = defineRecord<OauthReturn>({
  kind: 'oauthReturn',
  notFound: 'connector.notFound',
  expiresAt: (each) => each.expiresAt,
})

export const oauthReturnId = (nonce: string): string => `cor_${hashOf(nonce)}`
