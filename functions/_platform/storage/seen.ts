import { type Seen, seenHeader, seenText } from '#shared/contract/seen.ts'
import { currentTrace } from '../log/log.ts'
import { fail } from '../problems/problem.ts'
import type { Write } from './record.ts'

/** Remembers which version of a record the running request has read, where its path names the record. */
export const noteRead = (id: string, version: number): void => {
  const trace = currentTrace()
  if (trace?.named?.has(id)) trace.read?.set(id, version)
}

/** The header by which an answer tells them. */
export const seenHeaders = (): Readonly<Record<string, string>> => {
  const read: Seen = currentTrace()?.read ?? new Map()
  return read.size === 0 ? {} : { [seenHeader]: seenText(read) }
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
