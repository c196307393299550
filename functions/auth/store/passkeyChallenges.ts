import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { hashOf, newSecret } from '#functions/directory/secrets/secret.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'

/** What a passkey is asked to sign a challenge for. */
export type PasskeyPurpose =
  | { readonly kind: 'ADD'; readonly userId: string }
  | { readonly kind: 'SIGN_IN' }
  | { readonly kind: 'STEP_UP'; readonly userId: string }

/** A challenge on its way. Its id is made of the hash of the challenge. */
interface PasskeyChallenge {
  readonly id: string
  readonly purpose: PasskeyPurpose
  /** Epoch seconds. */
  readonly expiresAt: number
}

/** Challenges on their way; read and written here alone. */
export const challenges = defineRecord<PasskeyChallenge>({
  kind: 'passkeyChallenge',
  notFound: 'auth.passkeyRefused',
  expiresAt: (challenge) => challenge.expiresAt,
})

const idOf = (challenge: string) => `pkc_${hashOf(challenge)}`

/** A new challenge, 256 random bits in base64url, for one purpose. */
export const newChallenge = async (purpose: PasskeyPurpose, now: Instant): Promise<string> => {
  const challenge = newSecret()
  const expiresAt = epochSeconds(now) + lifetimes.passkeyChallenge
  await commit([challenges.create({ id: idOf(challenge), purpose, expiresAt })])
  return challenge
}

const isSame = (one: PasskeyPurpose, other: PasskeyPurpose) => JSON.stringify(one) === JSON.stringify(other)

/** Takes a challenge, whatever comes of it: it works once. False for one of another purpose, that is over, or was taken. */
export const takeChallenge = async (challenge: string, purpose: PasskeyPurpose, now: Instant): Promise<boolean> => {
  const found = await challenges.byId(idOf(challenge))
  if (found === undefined) return false
  try {
    await commit([challenges.remove(found)])
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict.stale') return false
    throw error
  }
  return found.expiresAt > epochSeconds(now) && isSame(found.purpose, purpose)
}
