import { serverMessage } from '#web/api/messageOf.ts'
import { noAnswer, Problem, serverTroubleStatuses } from '#web/api/problem.ts'

/** For `catch`: a refusal about which the server says nothing says this instead. */
export const saying =
  (text: string) =>
  (error: unknown): never => {
    const silent =
      error instanceof Problem &&
      error.status !== noAnswer &&
      !serverTroubleStatuses.includes(error.status) &&
      serverMessage(error) === undefined
    throw silent ? new Problem({ ...error, detail: text }) : error
  }
