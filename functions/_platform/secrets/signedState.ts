import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { secretOf } from './secrets.ts'

/** What somebody takes along to another party and back: for what, of which session, until when, and about what. */
const State = z.strictObject({
  purpose: z.string(),
  sessionId: z.string(),
  /** Epoch seconds. */
  until: z.int(),
  /** Makes each one another. */
  nonce: z.string(),
  about: z.record(z.string(), z.string()),
})
export type SignedState = z.infer<typeof State>

type Moment = Parameters<typeof epochSeconds>[0]

/** Something derived of a text that only the platform can derive: a signature, a proof. */
export const derivedOf = ({ purpose, text }: { readonly purpose: string; readonly text: string }): string =>
  createHmac('sha256', secretOf(config.sealingKey)).update(`palisade ${purpose} ${text}`).digest('base64url')

/** The state as it goes out: readable by anybody, made by nobody else. */
export const signState = (state: SignedState): string => {
  const payload = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `${payload}.${derivedOf({ purpose: 'state', text: payload })}`
}

/** The state that came back; undefined where it is not ours, is for something else, or too old. */
export const readState = (
  text: string,
  { purpose, now }: { readonly purpose: string; readonly now: Moment },
): SignedState | undefined => {
  const [payload = '', signature = ''] = text.split('.')
  const [given, made] = [Buffer.from(signature), Buffer.from(derivedOf({ purpose: 'state', text: payload }))]
  if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined
  // Whoever can sign has written JSON.
  const { data } = State.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return data?.purpose === purpose && data.until > epochSeconds(now) ? data : undefined
}
