import { createHash } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { slowedTry } from '#functions/_platform/storage/slowedTry.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { guessesAfter, throttleWindowSeconds } from '#shared/domain/identity/loginThrottle.ts'

/** No more are needed to reach the longest wait. */
const mostRemembered = 50

/**
 * Counts a number that no certificate has, by the address it was tried from; ends with `auth.throttled` where there were
 * as many as nobody mistypes (decision: wrong-links). A right number never waits.
 */
export const slowMisses = async (sourceIp: string, at: Instant): Promise<void> => {
  const subject = `certificate ${createHash('sha256').update(sourceIp).digest('base64url')}`
  const memory = { now: epochSeconds(at), window: throttleWindowSeconds, most: mostRemembered }
  const seconds = await slowedTry(subject, { ...memory, after: guessesAfter })
  if (seconds > 0) fail('auth.throttled', { data: { seconds } })
}
