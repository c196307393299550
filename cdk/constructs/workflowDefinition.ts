import type { WorkflowDefinition } from '#functions/_platform/manifest.ts'

type State = Readonly<Record<string, unknown>>

const taskOf = (state: State): { readonly service: string; readonly task: string } | undefined => {
  const match = typeof state.Resource === 'string' ? /^palisade:(\w+)\.(\w+)$/.exec(state.Resource) : null
  return match === null ? undefined : { service: match[1] ?? '', task: match[2] ?? '' }
}

/** Every state of a definition, those inside Parallel and Map states too. */
const statesOf = (definition: Pick<WorkflowDefinition, 'States'>): State[] =>
  Object.values(definition.States as Record<string, State>).flatMap((state) => [
    state,
    ...((state.Branches as Pick<WorkflowDefinition, 'States'>[] | undefined) ?? []).flatMap(statesOf),
    ...(state.ItemProcessor === undefined ? [] : statesOf(state.ItemProcessor as Pick<WorkflowDefinition, 'States'>)),
  ])

/** The services whose workers carry out a definition's tasks. */
export const taskServices = (definition: WorkflowDefinition): string[] => [
  ...new Set(statesOf(definition).flatMap((state) => taskOf(state)?.service ?? [])),
]

const convert = (value: unknown, arns: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => convert(each, arns))
  if (typeof value !== 'object' || value === null) return value
  const state = value as State
  const copy = Object.fromEntries(Object.entries(state).map(([key, each]) => [key, convert(each, arns)]))
  const task = taskOf(state)
  if (task === undefined) return copy
  const arn = arns.get(task.service)
  if (arn === undefined) throw new Error(`No worker carries out ${String(state.Resource)}.`)
  return {
    ...copy,
    Resource: arn,
    Parameters: { task: task.task, 'input.$': '$', 'executionName.$': '$$.Execution.Name' },
  }
}

/**
 * The definition as Step Functions runs it: every `palisade:<service>.<task>` becomes a call of that service's worker with
 * `{ task, input, executionName }`, as the local runner makes it.
 */
export const withFunctions = (definition: WorkflowDefinition, arns: ReadonlyMap<string, string>): unknown =>
  convert(definition, arns)
