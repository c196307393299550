import { config } from '#functions/_platform/config/config.ts'
import { hashOf, newSecret } from '#functions/directory/secrets/secret.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { type KeyEnvironment, secretPrefixes } from '#shared/domain/identity/apiKeys.ts'
import type { ApiKeyRecord } from '../store/apiKeys.ts'

/** So many letters of a secret are shown later: enough to know it again, too few to guess the rest. */
const shownLetters = 4

/** Business is real in production alone. */
export const keyEnvironment = (): KeyEnvironment => (config.environment === 'production' ? 'LIVE' : 'SANDBOX')

/** A new secret and what is kept of it. */
export const newKeySecret = (): { readonly secret: string } & Pick<ApiKeyRecord, 'prefix' | 'secretHash'> => {
  const start = secretPrefixes[keyEnvironment()]
  const secret = `${start}${newSecret()}`
  return { secret, secretHash: hashOf(secret), prefix: secret.slice(0, start.length + shownLetters) }
}

const millisecondsOf = { hours: 3_600_000, days: 86_400_000 } as const

/** The moment that is so far away. */
export const after = (now: Instant, unit: keyof typeof millisecondsOf, count: number): Instant =>
  Instant.parse(new Date(Date.parse(now) + count * millisecondsOf[unit]).toISOString())
