import { issuePolicy } from '#functions/policy/public.ts'
import type { DocType } from '#shared/contracts/docs/document.ts'
import { manifest } from '../manifest.ts'
import { type MakingTask, madeByTask } from './madeByTask.ts'

/** By which task a subscriber makes its document, where that is called otherwise. */
const taskOfSubscriber: Readonly<Partial<Record<string, MakingTask>>> = {
  makeBinder: 'makeBinderDocument',
  makeInvoices: 'makeInvoiceDocument',
}

const isMaking = (task: string): task is MakingTask => Object.hasOwn(madeByTask, task)

interface WorkflowState {
  readonly Type: string
  readonly Resource?: string
  readonly Branches?: readonly { readonly States: WorkflowStates }[]
}
type WorkflowStates = Readonly<Record<string, WorkflowState>>

/** The tasks of this service in a workflow, those of its branches too. */
const tasksIn = (states: WorkflowStates): string[] =>
  Object.values(states).flatMap(({ Branches = [], Resource }) => [
    ...(Resource?.startsWith(`palisade:${manifest.service}.`) ? [Resource.slice(Resource.indexOf('.') + 1)] : []),
    ...Branches.flatMap((branch) => tasksIn(branch.States)),
  ])

/** What the workflow of this service's policies does once it is asked for. */
const tasksOfIssue = (): string[] => tasksIn(issuePolicy.States)

/** Who of this service hears of an event, by the task that each does. */
const tasksOn = (event: string): string[] =>
  Object.entries(manifest.subscriptions).flatMap(([subscriber, events]) => {
    const heard: readonly string[] = [events].flat()
    return heard.includes(event) ? [taskOfSubscriber[subscriber] ?? subscriber] : []
  })

/** The kinds of documents that are made of events, by who hears of them and by the workflow that they begin. */
export const documentsOn = (events: readonly string[], { isInvoiced }: { readonly isInvoiced: boolean }): DocType[] => {
  const tasks = events.flatMap((event) => [
    ...tasksOn(event),
    ...(event === 'policy.issueRequested' ? tasksOfIssue() : []),
  ])
  const made = tasks.filter(isMaking).filter((task) => task !== 'makeInvoiceDocument' || isInvoiced)
  return [...new Set(made.map((task) => madeByTask[task]))]
}
