import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { log } from '#functions/_platform/log/log.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { slowedTry } from '#functions/_platform/storage/slowedTry.ts'
import { countTry, secondsOf, takeBackTries } from '#functions/_platform/storage/tries.ts'
import { hashOf } from '#functions/directory/secrets/secret.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import {
  guessesAfter,
  loginWait,
  needsCaptcha,
  startsAfter,
  throttleAfter,
  throttleWindowSeconds,
  wideCaptchaAfter,
} from '#shared/domain/identity/loginThrottle.ts'

/** No more are needed to reach the longest wait, nor the captcha. */
const mostRemembered = 50

const subjectOf = (...of: readonly string[]) => `throttle ${hashOf(JSON.stringify(of))}`

const count = async (subject: string, now: number) => {
  const { own, others } = await countTry(subject, { now, window: throttleWindowSeconds, most: mostRemembered })
  // What another machine's clock has a moment ahead was now.
  return { own, others, at: others.map((each) => Math.min(secondsOf(each), now)) }
}

/** A try at something that is slowed down: of one kind, for one e-mail, from one address (rule: login-throttle). */
export interface Throttle {
  /** Seconds until the next try counts; 0 when this one may be made. */
  readonly wait: number
  readonly needsCaptcha: boolean
  /** The try was none: nothing was tried out by it. */
  spared(): Promise<void>
  /** Forgets the failures of who has proved at last to be the one; those of an address and against a user stay. */
  passed(): Promise<void>
}

/**
 * Counts a try of a kind for an e-mail from a network address, before it is made, so that many at once are as many as one
 * after the other; it stays a failure unless it is told otherwise, and one that has to wait is none. Nobody else's tries
 * count into its wait; those of others bring on the captcha alone, which lets every human through.
 */
export const throttleOf = async (
  { kind, email, sourceIp }: { readonly kind: string; readonly email: string; readonly sourceIp: string },
  at: Instant,
): Promise<Throttle> => {
  const now = epochSeconds(at)
  const [own, address, user] = await Promise.all([
    count(subjectOf(kind, email, sourceIp), now),
    count(subjectOf(kind, '', sourceIp), now),
    count(subjectOf(kind, email), now),
  ])
  const counted = [own.own, address.own, user.own]
  const spared = () => takeBackTries(counted)
  const wait = loginWait(own.at, { now })
  if (wait > 0) await spared()
  return {
    wait,
    needsCaptcha:
      needsCaptcha(own.at, { now }) ||
      needsCaptcha(address.at, { now, after: wideCaptchaAfter.address }) ||
      needsCaptcha(user.at, { now, after: wideCaptchaAfter.user }),
    spared,
    passed: () =>
      takeBackTries([...counted, ...own.others]).catch((error: unknown) =>
        log.warn('failures are not forgotten', { error }),
      ),
  }
}

/** Counts a miss from an address, at secrets that name nobody or at those of one `subject`: seconds until the next counts. */
export const missFrom = async (
  { sourceIp, subject }: { readonly sourceIp: string; readonly subject: string },
  at: Instant,
): Promise<number> => {
  const memory = { now: epochSeconds(at), window: throttleWindowSeconds, most: mostRemembered }
  const after = subject === '' ? guessesAfter : throttleAfter
  return slowedTry(subjectOf('guess', subject, sourceIp), { ...memory, after })
}

/**
 * Counts a sign-in of a kind that an address begins, of which each leaves a row until it expires; ends with `auth.throttled`
 * where these are more than the largest office begins.
 */
export const countStart = async (
  { kind, sourceIp }: { readonly kind: string; readonly sourceIp: string },
  at: Instant,
): Promise<void> => {
  const memory = { now: epochSeconds(at), window: throttleWindowSeconds, most: startsAfter + 1 }
  const seconds = await slowedTry(subjectOf('start', kind, sourceIp), { ...memory, after: startsAfter })
  if (seconds > 0) fail('auth.throttled', { data: { seconds } })
}
