import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '../problems/problem.ts'

const mostTries = 8
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Another write came between reading and committing; not a refusal of what the caller saw. */
const isLostRace = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'conflict.stale' && error.cause !== undefined

const turn = new AsyncLocalStorage<true>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Has work wait until what came before it in this process is done: those that met once would meet again and again, each
 * time for one of them to win. Work within its turn goes on in it.
 */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (turn.getStore()) return work()
  const mine = last.then(() => turn.run(true, work))
  last = mine.catch(() => undefined)
  return mine
}

const again = async <Result>(work: () => Promise<Result>, tries: number): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLostRace(error) || attempt >= tries) throw error
      await pause(10 * attempt * attempt * (0.5 + Math.random()))
    }
  }
}

/**
 * Reads, decides and commits anew when somebody else wrote the same record in between, for work that is right whatever
 * the record has become: `work` must read what it writes. Who lost once takes turns with the other losers of the process,
 * and meets those of other processes alone. The last try's `conflict.stale` is the caller's. The pipeline does so for
 * operations (serve).
 */
export const retryStale = async <Result>(work: () => Promise<Result>, tries = mostTries): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!isLostRace(error) || tries <= 1) throw error
    return inTurn(() => again(work, tries - 1))
  }
}
