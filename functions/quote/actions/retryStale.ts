import { Problem } from '#functions/_platform/http/problem.ts'

const mostTries = 4

/**
 * Works again on what is stored now when somebody else wrote it in between. For work that decides by what it reads and
 * answers the same when it was done already; a person's own edit is told of the conflict instead.
 */
export const retryStale = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict.stale') || tries === mostTries) throw error
    }
  }
}
