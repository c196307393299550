import { lifetimes } from './lifetimes.ts'

/** A key that signs access tokens. */
export interface SigningKey {
  readonly keyId: string
  /** Epoch seconds: when it came into its present place. */
  readonly since: number
}

/** The keys that are published: whoever verifies a token knows them all. */
export interface SigningKeys {
  /** Signs. */
  readonly current: SigningKey
  /** Will sign next; published beforehand, so that every verifier has it when its first token comes. */
  readonly next?: SigningKey | undefined
  /** Has signed before; published until the last of its tokens is dead. */
  readonly previous?: SigningKey | undefined
}

/** What is due in a rotation: publish a new key, let it sign in place of the current one, take the old one back. */
export type RotationStep = 'activate' | 'publish' | 'withdraw'

/** Seconds of a key's life. */
export const keyPeriods = {
  /** A key signs for 90 days. */
  signing: 90 * 86_400,
  /** API Gateway keeps the published keys for two hours at most; a day leaves room for everybody else. */
  published: 86_400,
  /** Functions look for the current key again after this time. */
  cached: 5 * 60,
  /** The clocks of those who verify may differ by this much. */
  drift: 15 * 60,
} as const

/** How long an old key stays published: its last token was signed while a function still took it for the current one. */
export const withdrawalSeconds = keyPeriods.cached + lifetimes.accessToken + keyPeriods.drift

/** The step of a rotation that is due, if any; `early` begins one before its time. */
export const rotationDue = (keys: SigningKeys, now: number, early = false): RotationStep | undefined => {
  const { current, next, previous } = keys
  if (previous !== undefined) return now >= previous.since + withdrawalSeconds ? 'withdraw' : undefined
  if (next !== undefined) return now >= next.since + keyPeriods.published ? 'activate' : undefined
  return early || now >= current.since + keyPeriods.signing ? 'publish' : undefined
}

/** The keys after a step. A step that publishes needs the new key's id. */
export const afterRotation = (keys: SigningKeys, step: RotationStep, now: number, newKeyId = ''): SigningKeys => {
  const { current, next } = keys
  if (step === 'publish') return { current, next: { keyId: newKeyId, since: now } }
  if (step === 'withdraw' || next === undefined) return { current, ...(next && { next }) }
  return { current: { ...next, since: now }, previous: { ...current, since: now } }
}

/** Every key that is published, the one that signs first. */
export const publishedKeys = ({ current, next, previous }: SigningKeys): readonly SigningKey[] =>
  [current, next, previous].filter((key) => key !== undefined)
