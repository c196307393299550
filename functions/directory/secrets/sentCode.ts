import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { codeState } from '#shared/domain/identity/oneTimeCode.ts'
import { hashOf, isSecret, sixDigits } from './secret.ts'

/** What is kept of a one-time code that was sent (rule: one-time-code); times are epoch seconds. */
export interface SentCode {
  readonly hash: string
  readonly sentAt: number
  readonly wrongTries: number
  readonly used: boolean
  /** When codes were sent lately, this one included. */
  readonly sends: readonly number[]
}

/** At most this many codes in this time, one at a time. */
const most = 5
const windowSeconds = 15 * 60
const gapSeconds = 20

const recentSends = (before: SentCode | undefined, now: number) =>
  (before?.sends ?? []).filter((at) => at > now - windowSeconds)

/** Seconds until another code may be sent; 0 when it may be sent now. */
export const sendWait = (before: SentCode | undefined, at: Instant): number => {
  const now = epochSeconds(at)
  const sends = recentSends(before, now)
  const oldest = sends[0]
  const latest = sends.at(-1)
  if (oldest !== undefined && sends.length >= most) return oldest + windowSeconds - now
  return latest === undefined ? 0 : Math.max(0, latest + gapSeconds - now)
}

/** A new code to send and what is kept of it. `scope` says what it opens; the code opens nothing else. */
export const newCode = (scope: string, before: SentCode | undefined, at: Instant): { code: string; kept: SentCode } => {
  const now = epochSeconds(at)
  const code = sixDigits()
  return {
    code,
    kept: {
      hash: hashOf(`${scope}|${code}`),
      sentAt: now,
      wrongTries: 0,
      used: false,
      sends: [...recentSends(before, now), now],
    },
  }
}

/** What comes of a code that was typed, and what is kept then. A code that is over is not even compared. */
export const tryCode = (
  { scope, code }: { readonly scope: string; readonly code: string },
  kept: SentCode | undefined,
  at: Instant,
): { readonly outcome: 'over' } | { readonly outcome: 'right' | 'wrong'; readonly kept: SentCode } => {
  if (kept === undefined || codeState(kept, epochSeconds(at)) !== 'open') return { outcome: 'over' }
  return isSecret({ secret: `${scope}|${code}`, hash: kept.hash })
    ? { outcome: 'right', kept: { ...kept, used: true } }
    : { outcome: 'wrong', kept: { ...kept, wrongTries: kept.wrongTries + 1 } }
}
