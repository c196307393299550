import { createHash } from 'node:crypto'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { guessesAfter, throttleWindowSeconds } from '#shared/domain/identity/loginThrottle.ts'
import { epochSeconds } from '../clock/clock.ts'
import { fail } from '../problems/problem.ts'
import { slowedTry } from './slowedTry.ts'

/** No more are needed to reach the longest wait. */
const mostRemembered = 50

/** What was asked for, and by whom. */
interface Asked {
  readonly of: 'certificate' | 'document' | 'incident' | 'ownData' | 'share'
  readonly sourceIp: string
}

/**
 * Counts what a stranger asked for, by the address it was tried from; ends with `auth.throttled` where that was as often as nobody
 * mistypes. Of a certificate, a document or a share that is what there is not (decision: wrong-links): who asks for what there is
 * never waits. Of an incident and of the own data right and wrong are counted alike, since neither tells which it was.
 */
export const slowStrangers = async ({ of, sourceIp }: Asked, at: Instant): Promise<void> => {
  const subject = `${of} ${createHash('sha256').update(sourceIp).digest('base64url')}`
  const memory = { now: epochSeconds(at), window: throttleWindowSeconds, most: mostRemembered }
  const seconds = await slowedTry(subject, { ...memory, after: guessesAfter })
  if (seconds > 0) fail('auth.throttled', { data: { seconds } })
}
