import type { ServiceManifest, WorkflowDefinition } from '#functions/_platform/manifest.ts'

export interface Task {
  readonly service: string
  readonly task: string
}

export interface Machine {
  readonly name: string
  readonly definition: WorkflowDefinition
  /** Every Task state, at any depth, by its state name. */
  readonly tasks: ReadonlyMap<string, Task>
}

/** The state machines of the manifests; throws when a Task's Resource is not `palisade:<service>.<task>`. */
export const machinesOf = (manifests: readonly ServiceManifest[]): ReadonlyMap<string, Machine> =>
  new Map(
    manifests.flatMap(({ workflows = {} }) =>
      Object.entries(workflows).map(([name, { definition }]) => [
        name,
        { name, definition, tasks: new Map(tasksOf(definition)) },
      ]),
    ),
  )

const tasksOf = (node: unknown): [string, Task][] => {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(tasksOf)
  if (!('States' in node) || typeof node.States !== 'object' || node.States === null) return below
  const here = Object.entries(node.States).flatMap(([name, state]): [string, Task][] =>
    state.Type === 'Task' ? [[name, taskOf(name, String(state.Resource))]] : [],
  )
  return [...here, ...below]
}

const taskOf = (state: string, resource: string): Task => {
  const [, service, task] = /^palisade:([a-z]+)\.(\w+)$/.exec(resource) ?? []
  if (service === undefined || task === undefined)
    throw new Error(`The task "${state}" has the resource "${resource}"; it must be palisade:<service>.<task>.`)
  return { service, task }
}
