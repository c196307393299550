import { createHash } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { countTry, secondsOf, takeBackTries } from '#functions/_platform/storage/tries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { guessesAfter, loginWait, throttleWindowSeconds } from '#shared/domain/identity/loginThrottle.ts'

/** No more are needed to reach the longest wait. */
const mostRemembered = 50

/**
 * Counts a number that no certificate has, by the address it was tried from; ends with `auth.throttled` where there were
 * as many as nobody mistypes (decision: wrong-links). A right number never waits.
 */
export const slowMisses = async (sourceIp: string, at: Instant): Promise<void> => {
  const now = epochSeconds(at)
  const subject = `certificate ${createHash('sha256').update(sourceIp).digest('base64url')}`
  const { own, others } = await countTry(subject, { now, window: throttleWindowSeconds, most: mostRemembered })
  const seconds = loginWait(
    others.map((each) => Math.min(secondsOf(each), now)),
    { now, after: guessesAfter },
  )
  if (seconds === 0) return
  await takeBackTries([own])
  fail('auth.throttled', { data: { seconds } })
}
