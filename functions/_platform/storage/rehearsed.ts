import type { DomainEvent } from '#shared/events/events.ts'
import { currentTrace, type Trace } from '../log/log.ts'
import type { Write } from './definition.ts'

/** What a rehearsal would have committed. */
export interface Rehearsed {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

const noted = new WeakMap<Trace, Rehearsed>()

/** What the running rehearsal would have committed so far; nothing where it came to no commit. */
export const rehearsedSoFar = (): Rehearsed | undefined => {
  const trace = currentTrace()
  return trace && noted.get(trace)
}

/** The write that a rehearsal has noted last of a record. */
export const rehearsedWrite = (id: string): Write | undefined =>
  rehearsedSoFar()?.writes.findLast(({ before, after }) => (after ?? before)?.id === id)

/** Notes what would be committed, behind what would be before. */
export const noteRehearsed = (writes: readonly Write[], events: readonly DomainEvent[]): void => {
  const trace = currentTrace()
  if (trace === undefined) return
  const before = noted.get(trace)
  noted.set(trace, {
    writes: [...(before?.writes ?? []), ...writes],
    events: [...(before?.events ?? []), ...events],
  })
}
