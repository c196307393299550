import { createHash } from 'node:crypto'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { guessesAfter, throttleWindowSeconds } from '#shared/domain/identity/loginThrottle.ts'
import { epochSeconds } from '../clock/clock.ts'
import { fail } from '../problems/problem.ts'
import { slowedTry } from './slowedTry.ts'

/** No more are needed to reach the longest wait. */
const mostRemembered = 50

/** What was asked for, and by whom. */
interface Miss {
  readonly of: 'certificate' | 'document' | 'share'
  readonly sourceIp: string
}

/**
 * Counts what a stranger asked for and there is not – a certificate, a document, a share – by the address it was tried from; ends with
 * `auth.throttled` where there were as many as nobody mistypes (decision: wrong-links). Who asks for what there is never waits.
 */
export const slowMisses = async ({ of, sourceIp }: Miss, at: Instant): Promise<void> => {
  const subject = `${of} ${createHash('sha256').update(sourceIp).digest('base64url')}`
  const memory = { now: epochSeconds(at), window: throttleWindowSeconds, most: mostRemembered }
  const seconds = await slowedTry(subject, { ...memory, after: guessesAfter })
  if (seconds > 0) fail('auth.throttled', { data: { seconds } })
}
