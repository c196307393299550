import type { Operation } from '#shared/contract/operation.ts'
import { type Seen, seenHeader, seenOf, seenText } from '#shared/contract/seen.ts'

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

/** Keeps in which version an answer has shown the record that it is. */
export const noteSeen = (response: Response, answer: unknown): void => {
  if (!isRecord(answer)) return
  for (const [id, version] of seenOf(response.headers.get(seenHeader))) {
    if (answer.id !== id) continue
    last.delete(id)
    last.set(id, { version, answer })
    const [oldest] = last.keys()
    if (last.size > mostKept && oldest !== undefined) last.delete(oldest)
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

/** The header of a write that a form sends: the versions of the records that its path names. */
export const seenHeaders = (
  { method }: Operation,
  params: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => {
  if (over === undefined || method === 'GET') return {}
  const seen: Seen = new Map(
    Object.values(params).flatMap((id): [string, number][] => {
      const sighting = over?.get(id)
      return sighting === undefined ? [] : [[id, sighting.version]]
    }),
  )
  return seen.size === 0 ? {} : { [seenHeader]: seenText(seen) }
}
