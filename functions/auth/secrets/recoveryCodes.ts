import { randomBytes, randomInt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './passwordHash.ts'

/** Letters and digits that nobody takes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const groupLength = 5
const count = 10

/** Chance made the codes, 50 bits each: a few milliseconds make trying them all hopeless, without a wait for the ten. */
const codeCost: ScryptOptions = { N: 2048, r: 8, p: 1 }

/** What recovery codes are recognized by: scrypt under one salt, each once. */
export interface KeptCodes {
  /** base64url, as the hashes. */
  readonly salt: string
  readonly hashes: readonly string[]
}

const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

const plain = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')

const hashOf = async (code: string, salt: string) =>
  (await deriveKey(plain(code), Buffer.from(salt, 'base64url'), codeCost)).toString('base64url')

/** Ten new codes of 50 bits, `7KQ2M-9XW4P`, and what is kept of them. */
export const newRecoveryCodes = async (): Promise<{ readonly codes: string[]; readonly kept: KeptCodes }> => {
  const codes = Array.from({ length: count }, () => `${group()}-${group()}`)
  const salt = randomBytes(16).toString('base64url')
  return { codes, kept: { salt, hashes: await Promise.all(codes.map((code) => hashOf(code, salt))) } }
}

/** The codes that are left once this one is used; undefined when it is none of them. */
export const withoutCode = async ({ salt, hashes }: KeptCodes, typed: string): Promise<KeptCodes | undefined> => {
  const given = Buffer.from(await hashOf(typed, salt))
  const left = hashes.filter((hash) => !timingSafeEqual(given, Buffer.from(hash)))
  return left.length < hashes.length ? { salt, hashes: left } : undefined
}
