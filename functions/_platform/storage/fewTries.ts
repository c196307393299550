import type { Instant } from '#shared/domain/calendar/instant.ts'
import { epochSeconds } from '../clock/clock.ts'
import { fail } from '../problems/problem.ts'
import { countTry, secondsOf, takeBackTries } from './tries.ts'

const hour = 60 * 60

/** Counts a try at a subject; ends with `auth.throttled` after `most` within an hour, and that one is none. */
export const fewTries = async (subject: string, most: number, at: Instant): Promise<void> => {
  const now = epochSeconds(at)
  const { own, others } = await countTry(subject, { now, window: hour, most })
  if (others.length < most) return
  await takeBackTries([own])
  const oldest = Math.min(...others.map(secondsOf))
  fail('auth.throttled', { data: { seconds: Math.max(1, Math.ceil(oldest + hour - now)) } })
}
