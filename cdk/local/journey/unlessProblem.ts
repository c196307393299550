import type { ProblemCode } from '#shared/contract/problems.ts'
import { ApiProblem } from './client.ts'

/** What the call gives; undefined when it was answered with this problem, or had its effect and the answer was lost. */
export const unlessProblem = async <Answer>(code: ProblemCode, call: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiProblem && [code, 'idempotency.answerLost'].includes(error.code)) return undefined
    throw error
  }
}
