import type { Instant } from '#shared/domain/calendar/instant.ts'
import { keyPace } from '#shared/domain/identity/apiKeys.ts'
import type { Actor } from '../auth/actor.ts'
import { epochSeconds } from '../clock/clock.ts'
import { held } from '../held/held.ts'
import { currentTrace } from '../log/log.ts'
import { Problem } from '../problems/problem.ts'
import { takeLease } from './leases.ts'

/** What this process may still answer of a key's minute, and what was left for all when it last asked. */
interface Lease {
  readonly minute: number
  left: number
  readonly remaining: number
}

const leases = held(() => new Map<string, Promise<Lease>>())

/**
 * Takes a call from the lease that holds now, or nothing where the minute is used up. Whoever asks meanwhile waits for the
 * same lease, and one that could not be had is asked for again.
 */
const takeCall = async (
  keyId: string,
  minute: number,
): Promise<{ readonly lease: Lease; readonly isOver: boolean }> => {
  const mine = leases()
  for (;;) {
    const known = mine.get(keyId)
    const lease = await known
    if (lease !== undefined && lease.minute >= minute) {
      if (lease.left > 0) {
        lease.left -= 1
        return { lease, isOver: false }
      }
      if (lease.remaining === 0) return { lease, isOver: true }
    }
    // Another has asked while this one waited.
    if (known !== mine.get(keyId)) continue
    const asked = takeLease(keyId, minute).then((taken) => ({ minute, ...taken }))
    mine.set(keyId, asked)
    asked.catch(() => mine.delete(keyId))
  }
}

/**
 * Counts a call made with an API key against its minute, and ends with `request.tooFast` when that is used up; people are
 * not counted here. What processes took and did not use is lost to the key until the minute is over, ten calls each.
 */
export const countCall = async ({ keyScopes, sessionId }: Actor, at: Instant): Promise<void> => {
  if (keyScopes === undefined || sessionId === undefined) return
  const now = epochSeconds(at)
  const minute = Math.floor(now / keyPace.seconds)
  const { lease, isOver } = await takeCall(sessionId, minute)
  const seconds = Math.max(1, Math.ceil((lease.minute + 1) * keyPace.seconds - now))
  const trace = currentTrace()
  if (trace !== undefined) trace.pace = { remaining: lease.remaining + lease.left, seconds }
  if (isOver) throw new Problem('request.tooFast', { data: { calls: keyPace.calls, seconds } })
}

/** What an answer tells a key of its minute (IETF draft-ietf-httpapi-ratelimit-headers): none to anybody else. */
export const paceHeaders = (): Readonly<Record<string, string>> => {
  const pace = currentTrace()?.pace
  return pace === undefined
    ? {}
    : {
        'ratelimit-policy': `"key";q=${keyPace.calls};w=${keyPace.seconds}`,
        ratelimit: `"key";r=${pace.remaining};t=${pace.seconds}`,
      }
}
