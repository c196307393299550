import { Problem } from '#functions/_platform/problems/problem.ts'

/** What a guard refuses with: the problem's code and what fills its sentence; undefined where it lets pass. */
export const refusalOf = (guard: () => unknown) => {
  try {
    guard()
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { code: error.code, data: error.details.data }
  }
}
