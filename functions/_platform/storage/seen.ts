import { etagHeader, etagOf } from '#shared/contract/etag.ts'
import { overHeader, type Seen, seenHeader, seenText } from '#shared/contract/seen.ts'
import { currentTrace, type Sight } from '../log/log.ts'
import { type Changed, ChangedSince } from '../problems/changedSince.ts'
import { fail } from '../problems/problem.ts'
import type { Write } from './definition.ts'
import { stateById } from './stateById.ts'

/** Remembers which version of a record the running request has read. */
export const noteRead = (id: string, sight: Sight): void => {
  currentTrace()?.read?.set(id, sight)
}

/**
 * Remembers which version of a record the running request lists, where its caller asks for it: the earliest that was read, so
 * that nobody takes what is shown for newer than it is.
 */
export const noteListed = (id: string, version: number): void => {
  const listed = currentTrace()?.listed
  listed?.set(id, Math.min(version, listed.get(id) ?? version))
}

/** Remembers which versions a commit has made of the records that the running request's path names, and of which. */
export const noteMade = (writes: readonly Write[]): void => {
  const trace = currentTrace()
  for (const { before, after } of writes) {
    if (after === undefined || !trace?.named?.has(after.id)) continue
    const version = before?.version ?? 0
    trace.made?.set(after.id, { over: trace.made.get(after.id)?.over ?? version, version: version + 1 })
  }
}

/** The versions that the running request has read of the records that its path names, where its answer tells them. */
const readOfNamed = (): readonly (readonly [string, number])[] => {
  const { tellsSeen, read, named } = currentTrace() ?? {}
  if (tellsSeen !== true) return []
  return [...(read ?? [])].flatMap(([id, { version }]) => (named?.has(id) ? [[id, version] as const] : []))
}

/** The headers by which an answer tells them; that of a change also over what it was made. */
export const seenHeaders = (): Readonly<Record<string, string>> => {
  const { made = new Map() } = currentTrace() ?? {}
  const now: Seen = new Map([...readOfNamed(), ...[...made].map(([id, { version }]) => [id, version] as const)])
  const over: Seen = new Map([...made].map(([id, each]) => [id, each.over] as const))
  return {
    ...(now.size > 0 && { [seenHeader]: seenText(now) }),
    ...(over.size > 0 && { [overHeader]: seenText(over) }),
  }
}

/** The header by which an answer that is a record tells its version; a change tells that of what its path names, as it is now. */
export const etagHeaders = (value: unknown): Readonly<Record<string, string>> => {
  const trace = currentTrace()
  if (trace === undefined || typeof value !== 'object' || value === null || !('id' in value)) return {}
  const id = String(value.id)
  const isTold = trace.tellsSeen === true || trace.named?.has(id) === true
  const sight = isTold ? (trace.made?.get(id) ?? trace.read?.get(id)) : undefined
  return sight === undefined ? {} : { [etagHeader]: etagOf(id, sight.version) }
}

/**
 * Ends with `conflict.stale` where a record that the request was made over has been written since: its caller has to look
 * first, so it is not run again (decision: seen-versions).
 */
export const mustBeAsSeen = (writes: readonly Write[]): void => {
  const seen = currentTrace()?.seen
  if (seen === undefined) return
  for (const { before } of writes) {
    const version = before && seen.get(before.id)
    if (before !== undefined && version !== undefined && version !== before.version) fail('conflict.stale')
  }
}

/** What the request wrote itself it goes on from. */
export const forgetSeen = (writes: readonly Write[]): void => {
  const trace = currentTrace()
  for (const { before } of writes) if (before !== undefined) trace?.seen?.delete(before.id)
  if (trace?.match !== undefined) trace.match = undefined
}

/**
 * Ends with `conflict.changed` where the caller's If-Match names another version of a record. It is asked of what the caller
 * has reached, so that of others nothing is told: what its path names, or what that leads to, as a policy to its invoice.
 */
export const mustMatch = (kind: string, { id, version }: { readonly id: string; readonly version: number }): void => {
  const match = currentTrace()?.match
  match?.reached.add(id)
  if (match === undefined || match.asked.has(id)) return
  if (match.once) match.asked.add(id)
  const versions = match.tags.flatMap((tag) => tag.get(id) ?? [])
  const [seen] = versions
  if (seen !== undefined && !versions.includes(version)) throw new ChangedSince({ kind, id, version, seen })
}

const sightNow = async (id: string): Promise<Sight | undefined> => {
  const row = await stateById(id)
  return row && { kind: row.kind, version: row.version }
}

/**
 * Ends with `conflict.changed` unless one of the tags of the caller's If-Match names the versions of what its path names or
 * leads to, or of what is written.
 */
export const mustMatchAll = async (writes: readonly Write[]): Promise<void> => {
  const trace = currentTrace()
  const match = trace?.match
  if (match === undefined) return
  const written = new Map(
    writes.flatMap(({ before, definition: { kind } }): [string, Sight][] =>
      before === undefined ? [] : [[before.id, { kind, version: before.version }]],
    ),
  )
  const isTold = (id: string): boolean => trace?.named?.has(id) === true || match.reached.has(id)
  const sightOf = async (id: string): Promise<Sight | undefined> =>
    written.get(id) ?? (isTold(id) ? (trace?.read?.get(id) ?? (await sightNow(id))) : undefined)

  let changed: Changed | undefined
  for (const tag of match.tags) {
    let holds = tag.size > 0
    for (const [id, seen] of tag) {
      if (match.asked.has(id)) continue
      const sight = await sightOf(id)
      if (sight?.version === seen) continue
      holds = false
      if (sight !== undefined) changed ??= { ...sight, id, seen }
    }
    if (holds) return
  }
  throw new ChangedSince(changed)
}
