import type { Operation } from '#shared/contract/operation.ts'
import { overHeader, type Seen, seenHeader, seenOf, seenText } from '#shared/contract/seen.ts'

/** A record as an answer had it. */
export interface Sighting {
  readonly version: number
  readonly answer: Readonly<Record<string, unknown>>
}

/** The records that were last seen, by id. */
export type Sight = ReadonlyMap<string, Sighting>

const mostKept = 100

const last = new Map<string, Sighting>()

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What became of a version by a change of one's own: nobody else wrote in between. */
const steps = new Map<string, number>()
const stepOf = (id: string, version: number): string => `${id}=${version}`

/** The version that one's own changes alone have made of the one that was seen. */
const since = (id: string, version: number): number => {
  const next = steps.get(stepOf(id, version))
  return next === undefined ? version : since(id, next)
}

const keep = <Value>(kept: Map<string, Value>, key: string, value: Value): void => {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

/**
 * Keeps in which version an answer has shown the record that it is, and what one's own changes have made of it. Of two answers
 * the newer counts, whichever came first.
 */
export const noteSeen = (response: Response, answer: unknown): void => {
  const over = seenOf(response.headers.get(overHeader))
  for (const [id, version] of seenOf(response.headers.get(seenHeader))) {
    const known = last.get(id)
    const from = over.get(id)
    const shown = isRecord(answer) && answer.id === id ? answer : undefined
    if (from !== undefined) {
      keep(steps, stepOf(id, from), version)
      // What others made of it before has not been shown yet.
      if (known !== undefined && since(id, known.version) >= version)
        keep(last, id, { version, answer: { ...known.answer, ...shown } })
    } else if (shown !== undefined && (known === undefined || known.version <= version))
      keep(last, id, { version, answer: shown })
  }
}

/** What is known of them now. */
export const sightNow = (): Sight => new Map(last)

let over: Sight | undefined

/** Has what is sent meanwhile say over which versions it was filled in. */
export const sendingOver = async <Result>(sight: Sight, work: () => Promise<Result>): Promise<Result> => {
  over = sight
  try {
    return await work()
  } finally {
    if (over === sight) over = undefined
  }
}

/** The header of a write that a form sends: the versions of the records that its path names, one's own changes seen. */
export const seenHeaders = (
  { method }: Operation,
  params: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => {
  if (over === undefined || method === 'GET') return {}
  const seen: Seen = new Map(
    Object.values(params).flatMap((id): [string, number][] => {
      const sighting = over?.get(id)
      return sighting === undefined ? [] : [[id, since(id, sighting.version)]]
    }),
  )
  return seen.size === 0 ? {} : { [seenHeader]: seenText(seen) }
}
