import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions'
import type { WorkflowDefinition } from '#functions/_platform/manifest.ts'

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

/**
 * Runs a workflow of one service to its end, every task by the service's worker, as Step Functions would; retries do not
 * wait. `before` may act between the steps, or throw in place of one.
 */
export const runWorkflow = async (
  definition: WorkflowDefinition,
  worker: unknown,
  input: Readonly<Record<string, unknown>>,
  before: (task: string) => Promise<void> | void = () => undefined,
): Promise<FinishedWorkflow> => {
  const executionName = 'test'
  const tasks: string[] = []
  const states = Object.entries(definition.States as Record<string, { readonly Resource?: string }>)
  const carriers = states.flatMap(([state, { Resource }]) => {
    const task = Resource?.split('.').at(-1)
    if (task === undefined) return []
    const carryOut = async (given: unknown): Promise<Json> => {
      await before(task)
      tasks.push(task)
      // A worker answers what Step Functions can carry: JSON.
      return (await (worker as Worker)({ task, input: given, executionName })) as Json
    }
    return [[state, carryOut] as const]
  })
  const machine = new StateMachine(definition as unknown as StateMachineDefinition, {
    validationOptions: { checkArn: false },
  })
  const { result } = machine.run(JSON.parse(JSON.stringify(input)), {
    overrides: {
      taskResourceLocalHandlers: Object.fromEntries(carriers),
      retryIntervalOverrides: Object.fromEntries(carriers.map(([state]) => [state, 0])),
    },
  })
  return { output: (await result) as Readonly<Record<string, unknown>>, tasks }
}
