import { AsyncLocalStorage } from 'node:async_hooks'
import { onEveryClient } from './everyClient.ts'

interface Invocation {
  /** Epoch milliseconds. */
  readonly deadline: number
  ended: boolean
}

const running = new AsyncLocalStorage<Invocation>()

/** Work whose answer is not waited for any more, as of an environment that Lambda has ended. */
const isCutOff = (): boolean => {
  const invocation = running.getStore()
  return invocation !== undefined && !invocation.ended && Date.now() >= invocation.deadline
}

const never = () => new Promise<never>(() => {})

/** From now on nothing leaves this thread for an invocation whose time is over: neither calls of AWS, tried again or not, nor of others. */
export const cutOffAtDeadline = (): void => {
  onEveryClient(({ middlewareStack }) =>
    middlewareStack.add((next) => (args) => (isCutOff() ? never() : next(args)), {
      step: 'finalizeRequest',
      priority: 'low',
      name: 'cutOffAtDeadline',
    }),
  )
  const { fetch } = globalThis
  globalThis.fetch = (...call) => (isCutOff() ? never() : fetch(...call))
}

/** Runs an invocation that has until then, in epoch milliseconds. */
export const untilDeadline = <Result>(deadline: number, work: () => Promise<Result>): Promise<Result> => {
  const invocation: Invocation = { deadline, ended: false }
  return running.run(invocation, work).finally(() => {
    invocation.ended = true
  })
}
