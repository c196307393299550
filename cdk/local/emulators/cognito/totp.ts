import { createHmac, randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30

/** A new secret for an authenticator app, in base32. */
export const newSecret = (): string => Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')

/** The 6-digit code of a time step (RFC 6238, SHA-1, 30 seconds). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The step whose code this is, one step of clock drift allowed; undefined when the code is wrong. */
export function stepOf(
  { secret, code }: { readonly secret: string; readonly code: string },
  now = Date.now(),
): number | undefined {
  const current = Math.floor(now / 1000 / stepSeconds)
  return [current, current - 1, current + 1].find((step) => codeAt(secret, step) === code)
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
