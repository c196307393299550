import { issuePolicy, type PolicyRecord } from '#functions/policy/public.ts'
import type { DocType } from '#shared/contracts/docs/document.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { invoicedOn } from '../documentData/isInvoiced.ts'
import { manifest } from '../manifest.ts'
import { type MakingTask, madeByTask } from './madeByTask.ts'

/** By which task a subscriber makes its document. */
const taskOfSubscriber: Readonly<Partial<Record<string, MakingTask>>> = { makeBinder: 'makeBinderDocument' }

const isMaking = (task: string): task is MakingTask => Object.hasOwn(madeByTask, task)

interface State {
  readonly Type: string
  readonly Resource?: string
  readonly Branches?: readonly { readonly States: States }[]
}
type States = Readonly<Record<string, State>>

/** The tasks of this service in a workflow, those of its branches too. */
const tasksIn = (states: States): string[] =>
  Object.values(states).flatMap(({ Branches = [], Resource }) => [
    ...(Resource?.startsWith(`palisade:${manifest.service}.`) ? [Resource.slice(Resource.indexOf('.') + 1)] : []),
    ...Branches.flatMap((branch) => tasksIn(branch.States)),
  ])

const tasksOn = (event: DomainEvent['name']): string[] =>
  Object.entries(manifest.subscriptions).flatMap(([subscriber, events]) => {
    const heard: readonly string[] = [events].flat()
    return heard.includes(event) ? [taskOfSubscriber[subscriber] ?? subscriber] : []
  })

const madeBy = (tasks: readonly string[], policy: PolicyRecord): DocType[] =>
  tasks
    .filter(isMaking)
    .filter((task) => task !== 'makeInvoiceDocument' || invoicedOn(policy).length > 0)
    .map((task) => madeByTask[task])

/** What is made once a policy is bound, by who hears of it; and once it is issued, by its workflow, that is not made yet. */
export const documentsToBe = (policy: PolicyRecord) => {
  const bound = madeBy(tasksOn('quote.bound'), policy)
  const issued = madeBy(tasksIn(issuePolicy.States), policy).filter((docType) => !bound.includes(docType))
  return { bound, issued }
}
