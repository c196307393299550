import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { countTry, secondsOf, takeBackTries } from '#functions/_platform/storage/tries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

const hour = 60 * 60

/** So many times an hour a questionnaire is kept: each of its pages many times over. */
export const mostSaves = 200

/** Counts what a link has kept; ends with `auth.throttled` after so many within an hour. */
export const fewSaves = async (requestId: string, at: Instant): Promise<void> => {
  const now = epochSeconds(at)
  const { own, others } = await countTry(`questionnaire ${requestId}`, { now, window: hour, most: mostSaves })
  if (others.length < mostSaves) return
  await takeBackTries([own])
  const oldest = Math.min(...others.map(secondsOf))
  fail('auth.throttled', { data: { seconds: Math.max(1, Math.ceil(oldest + hour - now)) } })
}
