import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { loginWait, needsCaptcha, throttleWindowSeconds } from '#shared/domain/identity/loginThrottle.ts'
import { hashOf } from '../secrets/secret.ts'
import { untilFresh } from '../secrets/untilFresh.ts'

/** Failures of one user from one network address, in epoch seconds. */
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

/** No more are needed to reach the longest wait. */
const mostRemembered = 20

/** What is slowed down: the tries of one kind for one e-mail from one address (decision 12). */
export interface Throttle {
  /** Seconds until the next try counts; 0 when it may be made now. */
  readonly wait: number
  readonly needsCaptcha: boolean
  /** Counts a failed try. */
  failed(): Promise<void>
}

/** The throttle of tries of a kind for an e-mail from a network address. Nobody else's tries count into it. */
export const throttleOf = async (kind: string, email: string, sourceIp: string, at: string): Promise<Throttle> => {
  const id = `thr_${hashOf(`${kind}|${email}|${sourceIp}`)}`
  const now = epochSeconds(at)
  const failures = (await throttles.byId(id))?.failures ?? []
  return {
    wait: loginWait(failures, now),
    needsCaptcha: needsCaptcha(failures, now),
    failed: () =>
      untilFresh(async () => {
        const before = await throttles.byId(id)
        const after = {
          id,
          failures: [...(before?.failures ?? []), now]
            .filter((each) => each > now - throttleWindowSeconds)
            .slice(-mostRemembered),
          expiresAt: now + throttleWindowSeconds,
        }
        await commit([before === undefined ? throttles.create(after) : throttles.update(before, after)])
      }),
  }
}
