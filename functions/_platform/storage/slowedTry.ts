import { loginWait } from '#shared/domain/identity/loginThrottle.ts'
import { countTry, type Memory, secondsOf, takeBackTries } from './tries.ts'

/** What is remembered of a subject, and after how many tries the next one waits. */
interface Slowing extends Memory {
  readonly after: number
}

/**
 * Counts a try at a subject, or a miss of it, and answers the seconds until the next counts (rule: login-throttle): 0 when
 * this one does; one that has to wait is none.
 */
export const slowedTry = async (subject: string, { after, ...memory }: Slowing): Promise<number> => {
  const { now } = memory
  const { own, others } = await countTry(subject, memory)
  // What another machine's clock has a moment ahead was now.
  const at = others.map((each) => Math.min(secondsOf(each), now))
  const seconds = loginWait(at, { now, after })
  if (seconds > 0) await takeBackTries([own])
  return seconds
}
