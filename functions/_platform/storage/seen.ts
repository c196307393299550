import { overHeader, type Seen, seenHeader, seenText } from '#shared/contract/seen.ts'
import { currentTrace } from '../log/log.ts'
import { fail } from '../problems/problem.ts'
import type { Write } from './record.ts'

/** Remembers which version of a record the running request has read, where its path names the record. */
export const noteRead = (id: string, version: number): void => {
  const trace = currentTrace()
  if (trace?.named?.has(id)) trace.read?.set(id, version)
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

/** The headers by which an answer tells them; that of a change also over what it was made. */
export const seenHeaders = (): Readonly<Record<string, string>> => {
  const { made = new Map(), read = new Map() } = currentTrace() ?? {}
  const now: Seen = new Map([...read, ...[...made].map(([id, { version }]) => [id, version] as const)])
  const over: Seen = new Map([...made].map(([id, each]) => [id, each.over] as const))
  return {
    ...(now.size > 0 && { [seenHeader]: seenText(now) }),
    ...(over.size > 0 && { [overHeader]: seenText(over) }),
  }
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
  for (const { before } of writes) if (before !== undefined) currentTrace()?.seen?.delete(before.id)
}
