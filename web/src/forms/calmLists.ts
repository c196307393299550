import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isError = (value: unknown): boolean => isObject(value) && typeof value.type === 'string'

/** What of errors was known before, however deep. */
const knownOf = (errors: unknown, known: unknown): unknown => {
  if (isError(errors)) return isError(known) ? errors : undefined
  if (!isObject(errors) || !isObject(known)) return undefined
  const kept = Object.entries(errors).flatMap(([key, each]) => {
    const of = knownOf(each, known[key])
    return of === undefined ? [] : [[key, of] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** Entries by their place, as a list: one that comes or goes moves those after it. */
const asList = (entries: unknown): unknown =>
  isObject(entries) ? Object.assign([], entries satisfies Record<string, unknown>) : entries

/**
 * A resolver that leaves entries of a list alone when one is added or removed. The form library looks at the whole list
 * then, and would have what nobody has touched yet in red; what was wrong before stays so, and the list itself may be wrong.
 * `known` tells the errors that a list has.
 */
export const calmLists =
  <Input extends FieldValues, Output>(
    resolver: Resolver<Input, unknown, Output>,
    known: (list: string) => unknown,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    const [list, ...others] = options.names ?? []
    // A list has no field of its own: who asks about it alone has added or removed an entry.
    const isChanged = list !== undefined && others.length === 0 && get(options.fields, list) === undefined
    const found: unknown = isChanged ? get(result.errors, list) : undefined
    if (list === undefined || !isObject(found) || isError(found) || !Array.isArray(get(values, list))) return result
    const errors: FieldErrors<Input> = {}
    const kept = knownOf(found, known(list))
    if (kept !== undefined) set(errors, list, asList(kept))
    return { values: {}, errors }
  }
