import { unpackState } from '#functions/_platform/storage/packedState.ts'
import type { Value } from './cloud/expressions.ts'
import type { StreamRecord } from './cloud/rowStore.ts'

type State = Readonly<Record<string, unknown>>

/** A record of the world as it is now. */
export interface KnownRecord {
  readonly id: string
  readonly kind: string
  readonly state: State
}

/** A state that came, changed or went. */
export interface Change {
  readonly id: string
  readonly kind: string
  readonly before: State | undefined
  readonly after: State | undefined
}

/** Who wrote a record and in what call, event or task, as the audit trail tells. */
export interface Deed {
  readonly recordId: string
  readonly requestId: string
  readonly operation: string
  /** Which of the record's versions it made; the first is the record itself. */
  readonly version: number
}

/** What was written in a while. */
export interface Span {
  readonly changes: readonly Change[]
  readonly deeds: readonly Deed[]
}

/** All that is known of a world, read off its table's stream as anybody could. */
export interface Knowledge {
  readonly records: ReadonlyMap<string, KnownRecord>
  ofKind(kind: string): readonly KnownRecord[]
  /** The lists that a record is in, by their scopes. */
  scopesOf(id: string): ReadonlySet<string>
  /** What was written in one call, event or task. */
  deedsOf(requestId: string): readonly Deed[]
  /** Whether a draft that somebody looks at has its file. */
  isDraftMade(id: string): boolean
  /** Whether work that is to take effect once has done so under this key. */
  tookEffect(once: string): boolean
  /** Reads on; answers what was written since the last time. */
  learn(records: readonly StreamRecord[]): Span
}

/** States by the value they lie in: what a world begins with is unpacked once for all lives. */
const unpacked = new WeakMap<Value, State>()

const stateOf = (packed: Value | undefined): State | undefined => {
  if (packed?.B === undefined) return undefined
  const state = unpacked.get(packed) ?? unpackState(packed.B)
  unpacked.set(packed, state)
  return state
}

const text = (value: Value | undefined): string => value?.S ?? ''

/** Begins to know a world. */
export const openKnowledge = (): Knowledge => {
  const records = new Map<string, KnownRecord>()
  const byKind = new Map<string, Map<string, KnownRecord>>()
  const scopes = new Map<string, Map<string, number>>()
  const noScopes: ReadonlySet<string> = new Set()
  const deedsByRequest = new Map<string, Deed[]>()
  const effects = new Set<string>()
  const madeDrafts = new Set<string>()

  const keep = ({ id, kind, after }: Change): void => {
    const ofKind = byKind.get(kind) ?? new Map<string, KnownRecord>()
    byKind.set(kind, ofKind)
    records.delete(id)
    ofKind.delete(id)
    if (after === undefined) return
    const record = { id, kind, state: after }
    records.set(id, record)
    ofKind.set(id, record)
  }

  return {
    records,
    ofKind: (kind) => [...(byKind.get(kind)?.values() ?? [])],
    deedsOf: (requestId) => deedsByRequest.get(requestId) ?? [],
    isDraftMade: (id) => madeDrafts.has(id),
    tookEffect: (once) => effects.has(once),
    scopesOf: (id) => (scopes.has(id) ? new Set(scopes.get(id)?.keys()) : noScopes),
    learn(streamed) {
      const changes: Change[] = []
      const deeds: Deed[] = []
      for (const { dynamodb, eventName } of streamed) {
        const { NewImage, OldImage } = dynamodb
        const row = NewImage ?? OldImage ?? {}
        const id = text(row.id)
        switch (text(row.__edb_e__)) {
          case 'state': {
            const change = { id, kind: text(row.kind), before: records.get(id)?.state, after: stateOf(NewImage?.state) }
            keep(change)
            changes.push(change)
            break
          }
          case 'audit': {
            const requestId = text(row.requestId)
            const deed = {
              recordId: text(row.recordId),
              requestId,
              operation: text(row.operation),
              version: Number(row.version?.N),
            }
            deeds.push(deed)
            deedsByRequest.set(requestId, [...(deedsByRequest.get(requestId) ?? []), deed])
            break
          }
          case 'draft':
            if (NewImage?.file !== undefined) madeDrafts.add(id)
            break
          case 'once':
            effects.add(text(row.key))
            break
          case 'list': {
            if (eventName === 'MODIFY') break
            const scope = text(row.list).split('|')[1] ?? ''
            const counts = scopes.get(id) ?? new Map<string, number>()
            scopes.set(id, counts)
            const count = (counts.get(scope) ?? 0) + (eventName === 'INSERT' ? 1 : -1)
            if (count === 0) counts.delete(scope)
            else counts.set(scope, count)
          }
        }
      }
      return { changes, deeds }
    },
  }
}
