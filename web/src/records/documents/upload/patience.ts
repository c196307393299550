import { noAnswer, Problem, serverTroubleStatuses } from '#web/api/problem.ts'

/** How long a line that is lost is waited for, each time longer: about five minutes in all. */
const pauses = [1, 2, 5, 10, 20, 30, 30, 30, 30, 30, 30, 30, 30].map((seconds) => seconds * 1000)

/** No answer, a server in trouble, or a link that is over: another try may do. */
const mayPass = (error: unknown): boolean =>
  error instanceof Problem &&
  !error.cancelled &&
  (error.status === noAnswer || serverTroubleStatuses.includes(error.status) || error.operation === 'uploadFile')

/** Waits so many milliseconds, or until the browser says that there is a line again or the person that it is enough. */
const aWhile = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal?.addEventListener('abort', end)
  })

/** Who is told that a line is waited for, and says that it is enough. */
export interface Waiting {
  readonly onWait?: (() => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Patience with a line, which lasts anew whenever something came through. */
export const patience = ({ onWait, signal }: Waiting = {}) => {
  let tries = 0
  return {
    renew: () => {
      tries = 0
    },
    /** @throws the failure, where waiting does not help or did not; cancelled, where it was enough. */
    wait: async (error: unknown): Promise<void> => {
      const pause = pauses[tries]
      if (pause === undefined || !mayPass(error)) throw error
      tries += 1
      onWait?.()
      await aWhile(pause, signal)
      if (signal?.aborted) throw new Problem({ status: noAnswer, operation: 'uploadFile' }, true)
    },
  }
}
