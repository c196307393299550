import type { Instant } from '#shared/domain/calendar/instant.ts'
import { epochSeconds } from '../clock/clock.ts'
import { fail } from '../problems/problem.ts'
import { countTry, secondsOf, takeBackTries } from '../storage/tries.ts'

const hour = 60 * 60

/**
 * Counts a letter that somebody has the platform write to people who do not know it of them, before it is written, whether
 * one will be or not; ends with `auth.throttled` after `most` within an hour. `subject` says whose letters, and of what kind.
 */
export const fewLetters = async (subject: string, most: number, at: Instant): Promise<void> => {
  const now = epochSeconds(at)
  const { own, others } = await countTry(`letters ${subject}`, { now, window: hour, most })
  if (others.length < most) return
  await takeBackTries([own])
  const oldest = Math.min(...others.map(secondsOf))
  fail('auth.throttled', { data: { seconds: Math.max(1, Math.ceil(oldest + hour - now)) } })
}
