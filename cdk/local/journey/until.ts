import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds to wait for what the platform does by itself: a slow machine with a slow DynamoDB, beside other work, takes minutes. */
export const patience = 300_000

const pause = 100

/** Asks again until the answer will do, and gives it; whoever waits in vain is told for what. */
export const until = async <Answer, Done extends Answer = Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isDone: ((answer: Answer) => answer is Done) | ((answer: Answer) => boolean),
): Promise<Done> => {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (isDone(answer)) return answer as Done
    if (Date.now() > end) throw new Error(`${what} did not happen within ${patience / 1000} s.`)
    await sleep(pause)
  }
}
