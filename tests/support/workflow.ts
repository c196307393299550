import { runMachine } from '#cdk/local/emulators/workflows/runMachine.ts'
import { stateMachineOf } from '#cdk/local/emulators/workflows/stateMachine.ts'
import type { WorkflowDefinition } from '#functions/_platform/manifest.ts'
import { presentWeather } from '#tests/weather/ofTheRun.ts'

/** What Step Functions carries between states. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type Worker = (event: {
  readonly task: string
  readonly input: unknown
  readonly executionName: string
}) => Promise<unknown>

/** A finished execution: what it put out and which tasks were carried out, in their order. */
export interface FinishedWorkflow {
  readonly output: Readonly<Record<string, unknown>>
  readonly tasks: readonly string[]
}

type States = Record<string, { readonly Resource?: string; readonly Branches?: readonly { States: States }[] }>

/** Every task with its state's name, those of parallel branches too. */
const allTasks = (states: States): (readonly [string, string])[] =>
  Object.entries(states).flatMap(([name, { Resource, Branches = [] }]) => [
    ...(Resource === undefined ? [] : [[name, Resource] as const]),
    ...Branches.flatMap((branch) => allTasks(branch.States)),
  ])

/**
 * Runs a workflow to its end, every task by its service's worker, as Step Functions would; retries do not wait. `worker` is
 * that of the one service, or the services' workers by their names. `before` may act between the steps, or throw in place
 * of one.
 */
export const runWorkflow = async (
  definition: WorkflowDefinition,
  worker: unknown,
  input: Readonly<Record<string, unknown>>,
  before: (task: string) => Promise<void> | void = () => undefined,
): Promise<FinishedWorkflow> => {
  const executionName = 'test'
  const tasks: string[] = []
  const workerOf = (service: string): Worker =>
    typeof worker === 'function' ? (worker as Worker) : ((worker as Record<string, Worker>)[service] as Worker)
  const carriers = allTasks(definition.States as States).map(([state, resource]) => {
    const [, service = '', task = ''] = /^palisade:(\w+)\.(\w+)$/.exec(resource) ?? []
    const carryOut = async (given: unknown): Promise<Json> => {
      await before(task)
      tasks.push(task)
      const run = () => workerOf(service)({ task, input: given, executionName })
      const weather = presentWeather()
      // A worker answers what Step Functions can carry: JSON.
      return (await (weather?.survived(run) ?? run())) as Json
    }
    return [state, carryOut] as const
  })
  const machine = await stateMachineOf(definition)
  const output = await runMachine(machine, JSON.parse(JSON.stringify(input)), {
    tasks: Object.fromEntries(carriers),
    retryIntervals: Object.fromEntries(carriers.map(([state]) => [state, 0])),
  })
  presentWeather()?.catchUp()
  return { output: output as Readonly<Record<string, unknown>>, tasks }
}
