import { createHash, timingSafeEqual } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import { derivedOf } from '#functions/_platform/secrets/signedState.ts'
import { completeConnectorOauth } from '#shared/contracts/connector/oauth.ts'
import { oauthSeconds } from '#shared/domain/integration/connectors.ts'

const { path } = completeConnectorOauth

/** Where the other party sends the browser back to. */
export const redirectUri = (): string => `${config.publicUrl}${path}`

/** PKCE (RFC 7636): the platform alone can make it of a nonce that others see, so it is kept nowhere. */
export const verifierOf = (nonce: string): string => derivedOf({ purpose: 'connector verifier', text: nonce })

export const challengeOf = (nonce: string): string => createHash('sha256').update(verifierOf(nonce)).digest('base64url')

const cookieOf = (nonce: string): string =>
  `connector_${derivedOf({ purpose: 'connector cookie', text: nonce }).slice(0, 16)}`

const secretOf = (nonce: string): string => derivedOf({ purpose: 'connector browser', text: nonce })

/** Has the browser that leaves keep what it shows when it is back: nobody's system is connected by a link that another one sent. */
export const keepDeparture = (client: Client, nonce: string): void =>
  client.setCookie(cookieOf(nonce), secretOf(nonce), { path, maxAge: oauthSeconds, whenSentBack: true })

export const hasLeft = ({ cookies }: Client, nonce: string): boolean => {
  const [shown, kept] = [Buffer.from(cookies[cookieOf(nonce)] ?? ''), Buffer.from(secretOf(nonce))]
  return shown.length === kept.length && timingSafeEqual(shown, kept)
}

export const dropDeparture = (client: Client, nonce: string): void => client.dropCookie(cookieOf(nonce), { path })
