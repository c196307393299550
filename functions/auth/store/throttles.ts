import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { Problem } from '#functions/_platform/http/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import {
  guessesAfter,
  loginWait,
  needsCaptcha,
  throttleAfter,
  throttleWindowSeconds,
  wideCaptchaAfter,
} from '#shared/domain/identity/loginThrottle.ts'
import { hashOf } from '../secrets/secret.ts'

/** Failures of one user from one network address, of an address, or of a user; epoch seconds. */
interface ThrottleRecord {
  readonly id: string
  readonly failures: readonly number[]
  readonly expiresAt: number
}

const throttles = defineRecord<ThrottleRecord>({
  kind: 'throttle',
  notFound: 'server.failed',
  expiresAt: (throttle) => throttle.expiresAt,
})

/** No more are needed to reach the longest wait, nor the captcha. */
const mostRemembered = 50

const idOf = (...of: readonly string[]) => `thr_${hashOf(JSON.stringify(of))}`

const failuresOf = async (id: string): Promise<readonly number[]> => (await throttles.byId(id))?.failures ?? []

/** Lets go of a write that another one of the same record was faster than. */
const unlessStale = async (written: Promise<unknown>): Promise<void> => {
  try {
    await written
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'conflict.stale')) throw error
  }
}

const count = (id: string, now: number): Promise<void> =>
  retryStale(async () => {
    const before = await throttles.byId(id)
    const failures = [...(before?.failures ?? []), now]
      .filter((each) => each > now - throttleWindowSeconds)
      .slice(-mostRemembered)
    const after = { id, failures, expiresAt: now + throttleWindowSeconds }
    await commit([before === undefined ? throttles.create(after) : throttles.update(before, after)])
  })

const forget = async (id: string): Promise<void> => {
  const before = await throttles.byId(id)
  if (before !== undefined) await unlessStale(commit([throttles.remove(before)]))
}

/** As `count`, for what very many count into at once: when they get into each other's way, one count is as good as two. */
const countAbout = (id: string, now: number): Promise<void> => unlessStale(count(id, now))

/** What is slowed down: the tries of one kind for one e-mail from one address (decision 12). */
export interface Throttle {
  /** Seconds until the next try counts; 0 when it may be made now. */
  readonly wait: number
  readonly needsCaptcha: boolean
  /** Counts a failed try. */
  failed(): Promise<void>
  /** Forgets the failures of who has proved at last to be the one; those of an address and against a user stay. */
  passed(): Promise<void>
}

/**
 * The throttle of tries of a kind for an e-mail from a network address. Nobody else's tries count into its wait; those of
 * others bring on the captcha alone, which lets every human through.
 */
export const throttleOf = async (kind: string, email: string, sourceIp: string, at: string): Promise<Throttle> => {
  const now = epochSeconds(at)
  const [own, address, user] = [idOf(kind, email, sourceIp), idOf(kind, '', sourceIp), idOf(kind, email)]
  const [ownFailures = [], ofAddress = [], ofUser = []] = await Promise.all([own, address, user].map(failuresOf))
  return {
    wait: loginWait(ownFailures, now),
    needsCaptcha:
      needsCaptcha(ownFailures, now) ||
      needsCaptcha(ofAddress, now, wideCaptchaAfter.address) ||
      needsCaptcha(ofUser, now, wideCaptchaAfter.user),
    failed: async () => {
      await Promise.all([count(own, now), countAbout(address, now), countAbout(user, now)])
    },
    passed: async () => {
      if (ownFailures.length > 0) await forget(own)
    },
  }
}

/** The throttle of guesses from an address: at secrets that name nobody, or at those of one `subject`. */
export const guessesFrom = async (
  sourceIp: string,
  subject: string,
  at: string,
): Promise<Pick<Throttle, 'failed' | 'wait'>> => {
  const now = epochSeconds(at)
  const id = idOf('guess', subject, sourceIp)
  const after = subject === '' ? guessesAfter : throttleAfter
  return { wait: loginWait(await failuresOf(id), now, after), failed: () => countAbout(id, now) }
}
