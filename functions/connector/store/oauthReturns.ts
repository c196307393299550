import { derivedOf } from '#functions/_platform/secrets/signedState.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'

/** A sign-in at another party from which a browser has come back: its state opens nothing more. */
interface OauthReturn {
  /** Made of the state's nonce. */
  readonly id: string
  /** Epoch seconds: by then the state is too old anyway. */
  readonly expiresAt: number
}

export const oauthReturns = defineRecord<OauthReturn>({
  kind: 'oauthReturn',
  notFound: 'connector.notFound',
  expiresAt: (each) => each.expiresAt,
})

export const oauthReturnId = (nonce: string): string => `cor_${derivedOf({ purpose: 'connector return', text: nonce })}`
