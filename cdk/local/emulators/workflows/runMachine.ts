import type { StateMachine } from 'aws-local-stepfunctions'
import { isLonger, mostMessageBytes } from '../../runtime/limits.ts'

type Json = Parameters<StateMachine['run']>[0]
type Options = NonNullable<Parameters<StateMachine['run']>[1]>
type Handlers = NonNullable<NonNullable<Options['overrides']>['taskResourceLocalHandlers']>

interface Run extends Pick<Options, 'context'> {
  /** What carries out each task, by the name of its state. */
  readonly tasks: Handlers
  readonly retryIntervals?: NonNullable<Options['overrides']>['retryIntervalOverrides']
}

/**
 * Runs a machine to its end. One that carries more than Step Functions does into or out of a state ends there and then with
 * States.DataLimitExceeded, which nothing in a definition can catch (Step Functions quotas).
 */
export const runMachine = async (machine: StateMachine, input: Json, run: Run): Promise<Json> => {
  let ended = false
  // A task that went wrong would be tried again: one that ended the execution stays open with it.
  const carried = <Value>(value: Value): Promise<Value> | Value => {
    if (!isLonger(JSON.stringify(value) ?? '', mostMessageBytes)) return value
    ended = true
    execution.abort()
    return new Promise(() => {})
  }
  const execution = machine.run(input, {
    overrides: {
      taskResourceLocalHandlers: Object.fromEntries(
        Object.entries(run.tasks).map(([state, carryOut]) => [
          state,
          async (given: Json) => carried(await carryOut(await carried(given))),
        ]),
      ),
      ...(run.retryIntervals && { retryIntervalOverrides: run.retryIntervals }),
    },
    ...(run.context && { context: run.context }),
  })
  try {
    const output = await execution.result
    if (!isLonger(JSON.stringify(output) ?? '', mostMessageBytes)) return output
  } catch (error) {
    if (!ended) throw error
  }
  throw Object.assign(
    new Error(`States.DataLimitExceeded: a state's data has more than the ${mostMessageBytes} bytes allowed.`),
    { name: 'States.DataLimitExceeded' },
  )
}
