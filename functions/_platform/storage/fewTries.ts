import type { Instant } from '#shared/domain/calendar/instant.ts'
import { epochSeconds } from '../clock/clock.ts'
import { isRehearsing } from '../held/rehearsal.ts'
import { fail } from '../problems/problem.ts'
import { countTry, secondsOf, takeBackTries, triesAt } from './tries.ts'

const hour = 60 * 60

/** Counts a try at a subject; ends with `auth.throttled` after `most` within an hour, and that one is none. A rehearsal is no try. */
export const fewTries = async (subject: string, most: number, at: Instant): Promise<void> => {
  const now = epochSeconds(at)
  const memory = { now, window: hour, most }
  const counted = isRehearsing() ? undefined : await countTry(subject, memory)
  const others = counted?.others ?? (await triesAt(subject, memory))
  if (others.length < most) return
  if (counted !== undefined) await takeBackTries([counted.own])
  const oldest = Math.min(...others.map(secondsOf))
  fail('auth.throttled', { data: { seconds: Math.max(1, Math.ceil(oldest + hour - now)) } })
}
