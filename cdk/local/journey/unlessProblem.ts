import type { ProblemCode } from '#shared/contract/problems.ts'
import { ApiProblem } from './client.ts'

/** What the call gives, or undefined when it was answered with this problem. */
export const unlessProblem = async <Answer>(code: ProblemCode, call: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiProblem && error.code === code) return undefined
    throw error
  }
}
