import { Problem } from '../http/problem.ts'

const mostTries = 8
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Another write came between reading and committing; not a refusal of what the caller saw. */
const isLostRace = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'conflict.stale' && error.cause !== undefined

/**
 * Reads, decides and commits anew when somebody else wrote the same record in between, for work that is right whatever
 * the record has become: `work` must read what it writes. The last try's `conflict.stale` is the caller's. The pipeline
 * does so for operations (serve).
 */
export const retryStale = async <Result>(work: () => Promise<Result>, tries = mostTries): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLostRace(error) || attempt >= tries) throw error
      await pause(10 * attempt * attempt * (0.5 + Math.random()))
    }
  }
}
