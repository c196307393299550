import { Problem } from '#functions/_platform/http/problem.ts'

const tries = 4

/**
 * Reads, decides and commits again when somebody else wrote in between: for small records that many requests write at
 * once. Any other failure, and the last stale one, goes on to the caller.
 */
export const untilFresh = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict.stale' && attempt < tries)) throw error
    }
  }
}
