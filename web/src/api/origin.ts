import { replaceEqualDeep } from '@tanstack/react-query'
import type { Operation } from '#shared/contract/operation.ts'

/** By which operation an answer was read, and what was asked. */
export type Origin = { readonly operation: Operation; readonly input: unknown }

const origins = new WeakMap<object, Origin>()

const keep = (value: unknown, origin: Origin): void => {
  if (typeof value === 'object' && value !== null) origins.set(value, origin)
}

/** Remembers of an answer, and of the rows that it has, where they come from. */
export const noteOrigin = <Answer>(answer: Answer, origin: Origin): Answer => {
  keep(answer, origin)
  if (typeof answer === 'object' && answer !== null) {
    if ('hits' in answer) keep(answer.hits, origin)
    if ('content' in answer) keep(answer.content, origin)
  }
  return answer
}

/** Where rows come from; undefined of what was put together here. */
export const originOf = (rows: object | undefined): Origin | undefined =>
  rows === undefined ? undefined : origins.get(rows)

/** What an answer has in common with the one before stays the same object; what is new of it comes from where it came from. */
export const shareWithOrigin = (before: unknown, answer: unknown): unknown => {
  const origin = originOf(typeof answer === 'object' && answer !== null ? answer : undefined)
  const shared = replaceEqualDeep(before, answer)
  return origin === undefined ? shared : noteOrigin(shared, origin)
}
