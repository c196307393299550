import { timingSafeEqual } from 'node:crypto'
import { derivedOf } from '../secrets/signedState.ts'
import type { Client } from './client.ts'

interface Way {
  /** What somebody leaves for. */
  readonly purpose: string
  /** Where they come back to. */
  readonly path: string
  /** How long they may be away. */
  readonly seconds: number
}

/**
 * A browser that leaves for another party and comes back, told by a nonce that others see: it keeps a secret which only the
 * platform can derive of the nonce, so that nobody goes on with a link that somebody else sent.
 */
export const departuresFor = ({ purpose, path, seconds }: Way) => {
  const cookieOf = (nonce: string): string =>
    `${purpose}_${derivedOf({ purpose: `${purpose} cookie`, text: nonce }).slice(0, 16)}`
  const secretOf = (nonce: string): string => derivedOf({ purpose: `${purpose} browser`, text: nonce })
  return {
    /** Has the browser that leaves keep what it shows when it is back. */
    keep: (client: Client, nonce: string): void =>
      client.setCookie(cookieOf(nonce), secretOf(nonce), { path, maxAge: seconds, whenSentBack: true }),
    /** Whether it is the browser that left. */
    hasLeft: ({ cookies }: Client, nonce: string): boolean => {
      const [shown, kept] = [Buffer.from(cookies[cookieOf(nonce)] ?? ''), Buffer.from(secretOf(nonce))]
      return shown.length === kept.length && timingSafeEqual(shown, kept)
    },
    drop: (client: Client, nonce: string): void => client.dropCookie(cookieOf(nonce), { path }),
  }
}
