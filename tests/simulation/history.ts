import type { Operation } from '#shared/contract/operation.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { Behaviour } from './cloud/payments.ts'
import type { Knowledge } from './knowledge.ts'
import { actorOfPerson, type Person } from './people.ts'
import type { Input } from './wishes.ts'

/** A call of an operation. */
export interface CallStep {
  readonly deed: 'call'
  readonly by: Person
  readonly operation: string
  readonly input: Input
  /** The Idempotency-Key; a call with one is made twice. */
  readonly key?: string
  /** What an answer has just told the caller that it wrote. */
  readonly written?: string
}

/** What happens in a life, one step after the other. Records are named so that the life can be lived again. */
export type Step =
  | CallStep
  | { readonly deed: 'together'; readonly calls: readonly CallStep[] }
  | { readonly deed: 'pay'; readonly policyId: string; readonly behaviour: Behaviour; readonly byCallback: boolean }
  | { readonly deed: 'pass'; readonly milliseconds: number }
  | { readonly deed: 'job'; readonly service: string; readonly job: string }
  | { readonly deed: 'settle' }
  | { readonly deed: 'signIn'; readonly userId: string }
  | { readonly deed: 'crash' }

/** A user at home who has just proved who it is. */
export const proved = (userId: string | undefined): Person => ({ kind: 'user', userId: userId ?? '', proved: true })

const byName = new Map<string, Operation>(operations.map((operation) => [operation.name, operation]))

/** The operation of a name. */
export const operationOf = (name: string): Operation => {
  const operation = byName.get(name)
  if (operation === undefined) throw new Error(`There is no operation ${name}.`)
  return operation
}

const mapped = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapped(each, change))
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change)]))
}

/** Names of records that hold in every world that a life is lived in: the step in which they were born, and their place in it. */
export const openRegister = () => {
  const names = new Map<string, string>()
  const ids = new Map<string, string>()
  return {
    /** Names a record that was born in a step. */
    enter(id: string, kind: string, step: number): void {
      if (names.has(id)) return
      let place = 0
      while (ids.has(`@${kind} ${step}.${place}`)) place += 1
      const name = `@${kind} ${step}.${place}`
      names.set(id, name)
      ids.set(name, id)
    },
    toNames: <Value>(value: Value): Value => mapped(value, (text) => names.get(text) ?? text) as Value,
    toIds: <Value>(value: Value): Value => mapped(value, (text) => ids.get(text) ?? text) as Value,
  }
}

const whoIs = (by: Person, known: Knowledge): string => {
  const actor = actorOfPerson(known, by, 0)
  if (actor === undefined) return 'nobody'
  return actor.workflow === undefined
    ? `${actor.role} of ${actor.organizationId}${by.kind === 'user' && !by.proved ? ' (not proved)' : ''}`
    : `a guest (${actor.workflow.flow})`
}

/** A step as a sentence of its history. */
export const told = (step: Step, known: Knowledge): string => {
  switch (step.deed) {
    case 'call':
      return `${whoIs(step.by, known)}: ${step.operation} ${JSON.stringify(step.input)}${step.key === undefined ? '' : ` twice, key ${step.key}`}`
    case 'together':
      return `at once:\n${step.calls.map((call) => `      ${told(call, known)}`).join('\n')}`
    case 'pay':
      return `the insured pays ${step.policyId}: ${step.behaviour}, told by ${step.byCallback ? 'callback' : 'the browser'}`
    case 'pass':
      return `${Math.round(step.milliseconds / 36_000) / 100} hours pass`
    case 'job':
      return `job ${step.service}.${step.job}`
    case 'signIn':
      return `${step.userId} chooses a password, signs in and out`
    case 'settle':
      return 'events are delivered'
    case 'crash':
      return 'the functions are started anew'
  }
}
