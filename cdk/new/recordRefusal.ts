import type { Operation } from '#shared/contract/operation.ts'
import { operationsOf, owners, type WantedRecord, type WantedStep } from './recordText.ts'

/** A life for who says none. */
const plainSteps: readonly WantedStep[] = [
  { action: 'complete', from: 'OPEN', to: 'COMPLETED' },
  { action: 'withdraw', from: 'OPEN', to: 'WITHDRAWN' },
]

/** The steps as they are told, `complete:OPEN:COMPLETED`; a plain life where none are, undefined where one is no step. */
export const stepsOf = (told: readonly string[]): readonly WantedStep[] | undefined => {
  if (told.length === 0) return plainSteps
  const steps = told.flatMap((each) => {
    const [, action, from, to] = /^([a-z][a-zA-Z0-9]*):([A-Z][A-Z_]*):([A-Z][A-Z_]*)$/.exec(each) ?? []
    return action === undefined || from === undefined || to === undefined ? [] : [{ action, from, to }]
  })
  return steps.length === told.length ? steps : undefined
}

/** Why a record cannot be laid out, in one sentence; undefined where it can. */
export const recordRefusal = (
  wanted: WantedRecord,
  { operations, kinds }: { readonly operations: readonly Operation[]; readonly kinds: readonly string[] },
): string | undefined => {
  const { service, kind, steps } = wanted
  if (owners[service] === undefined)
    return `A new record belongs to a record of ${Object.keys(owners).join(' or ')}; ${service} has none that it may belong to.`
  if (!/^[a-z][a-zA-Z0-9]{2,}$/.test(kind)) return `${kind} is no name for a kind of record, as inspection.`
  if (kinds.includes(kind)) return `There is a kind ${kind} already.`
  const { create, get, list, history, acts } = operationsOf(wanted)
  const taken = [create, get, list, history, ...acts.map(({ name }) => name)]
  const there = operations.find(({ name }) => taken.includes(name))
  if (there !== undefined) return `There is an operation ${there.name} already.`
  const own = acts.find(({ name }) => [create, get, list, history].includes(name))
  if (own !== undefined) return `${own.action} is done to every record already; say another word.`
  const reached = new Set(steps.slice(0, 1).map(({ from }) => from))
  for (const _ of steps) for (const { from, to } of steps) if (reached.has(from)) reached.add(to)
  const lost = steps.find(({ from }) => !reached.has(from))
  return lost === undefined ? undefined : `No step leads to ${lost.from}; the first step says where a record begins.`
}
