import { createHash } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import { departuresFor } from '#functions/_platform/http/departure.ts'
import { derivedOf } from '#functions/_platform/secrets/signedState.ts'
import { completeConnectorOauth } from '#shared/contracts/connector/oauth.ts'
import { oauthSeconds } from '#shared/domain/integration/connectors.ts'

const { path } = completeConnectorOauth

/** Where the other party sends the browser back to. */
export const redirectUri = (): string => `${config.publicUrl}${path}`

/** PKCE (RFC 7636): the platform alone can make it of a nonce that others see, so it is kept nowhere. */
export const verifierOf = (nonce: string): string => derivedOf({ purpose: 'connector verifier', text: nonce })

export const challengeOf = (nonce: string): string => createHash('sha256').update(verifierOf(nonce)).digest('base64url')

export const departures = departuresFor({ purpose: 'connector', path, seconds: oauthSeconds })
