import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a link or a token. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret that is long enough not to be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Whether the secret is the one the hash was made of, in a time that tells nothing. */
export const isSecret = ({ secret, hash }: { readonly secret: string; readonly hash: string }): boolean => {
  const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash)]
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** The secret that follows from another by a step. */
export const nextSecret = ({ secret, step }: { readonly secret: string; readonly step: string }): string =>
  createHmac('sha256', step).update(secret).digest('base64url')

/** Six random digits. */
export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')
