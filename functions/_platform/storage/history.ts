import { createHash } from 'node:crypto'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { config } from '../config/config.ts'
import { currentTrace } from '../log/log.ts'
import { auditRow } from './auditRows.ts'
import { table } from './client.ts'
import type { Definition, State } from './definition.ts'
import { type PackedState, packState, unpackState } from './packedState.ts'
import { stateById } from './stateById.ts'
import { trailPlaceOf } from './trailPlace.ts'
import { asTold, untoldKey, untoldOf } from './untold.ts'

/** What a field was and is; `hidden` when the history tells only that it changed. */
export interface Change {
  readonly field: string
  readonly before?: unknown
  readonly after?: unknown
  readonly hidden?: true
}

/** One write of a record: who, when, by which operation, and what it changed. */
export interface HistoryEntry {
  readonly version: number
  readonly at: Instant
  /** The operation, job or task. */
  readonly operation: string
  /** The user's id; `system` for what the platform does by itself. */
  readonly actor: string
  /** Of staff working in another's place: for which organization. */
  readonly worksFor?: string | undefined
  /** The API key, or what was approved of an assistant, by which it was done. */
  readonly through?: string | undefined
  readonly requestId: string
  readonly changes: readonly Change[]
}

/** What every state has that is no field of it. */
const unchanging: readonly string[] = ['version', 'seal', untoldKey]

const fieldsChanged = (before: State | undefined, after: State | undefined): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => !unchanging.includes(key) && JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  )

const changesOf = (
  { history }: Definition,
  before: State | undefined,
  after: State | undefined,
  fields: readonly string[],
): readonly Change[] | undefined => {
  if (history === undefined) return undefined
  const hides: readonly string[] = history.hides
  return fields.map((field) =>
    hides.includes(field) ? { field, hidden: true } : { field, before: before?.[field], after: after?.[field] },
  )
}

const sealOf = (last: string | undefined, entry: object): string =>
  createHash('sha256')
    .update(JSON.stringify([last ?? '', entry]))
    .digest('base64url')

/** The entry of a write, and the seal that the state then carries. */
export const auditEntry = (definition: Definition, before: State | undefined, after: State | undefined, at: string) => {
  const fields = fieldsChanged(before, after)
  const changes = changesOf(definition, before, after, fields)
  const trace = currentTrace()
  const entry = {
    recordId: after?.id ?? before?.id ?? '',
    version: Number(before?.version ?? 0) + 1,
    at,
    operation: trace?.operation ?? 'system',
    actor: trace?.actor ?? 'system',
    ...(trace?.worksFor !== undefined && { worksFor: trace.worksFor }),
    ...(trace?.through !== undefined && { through: trace.through }),
    requestId: trace?.requestId ?? '',
    fields,
  }
  const packed = changes === undefined ? undefined : packState(changes)
  const seal = sealOf(before?.seal as string | undefined, sealed(entry, packed))
  const unremarkable: readonly string[] = definition.history?.unremarkable ?? []
  const isTold = fields.length === 0 || !fields.every((field) => unremarkable.includes(field))
  const trail = isTold ? trailPlaceOf(definition, before, after) : undefined
  return { ...entry, ...(packed && { changes: packed }), seal, ...(trail && { trail }) }
}

/** What a seal is over, but for the changes. */
interface Sealed {
  readonly recordId: string
  readonly version: number
  readonly at: string
  readonly operation: string
  readonly actor: string
  readonly worksFor?: string | undefined
  readonly through?: string | undefined
  readonly requestId: string
  readonly fields: readonly string[]
}

/** An entry in a fixed order, its changes as bytes. */
const sealed = (
  { recordId, version, at, operation, actor, worksFor, through, requestId, fields }: Sealed,
  changes: Uint8Array | undefined,
) => [
  ...[recordId, version, at, operation, actor, worksFor ?? '', requestId, fields],
  changes === undefined ? '' : Buffer.from(changes).toString('base64'),
  ...(through === undefined ? [] : [through]),
]

const rowsOf = async (recordId: string, newestFirst: boolean, limit?: number) => {
  const go = {
    client: table(),
    table: config.tableName,
    consistent: true,
    order: newestFirst ? 'desc' : 'asc',
  } as const
  const { data } = await auditRow.query
    .byRecord({ recordId })
    .go({ ...go, ...(limit === undefined ? { pages: 'all' } : { limit, count: limit }) })
  return data
}

/** What an entry tells of the fields that changed. */
export const toldBy = ({
  fields,
  changes,
}: {
  readonly fields: readonly string[]
  readonly changes?: PackedState | undefined
}): readonly Change[] =>
  changes === undefined
    ? fields.map((field): Change => ({ field, hidden: true }))
    : (unpackState(changes) as unknown as readonly Change[])

/** The last writes of a record, newest first. */
export const historyOf = async (recordId: string, most: number): Promise<HistoryEntry[]> => {
  const [rows, state] = await Promise.all([rowsOf(recordId, true, most), stateById(recordId)])
  const untold = untoldOf(state && unpackState(state.state))
  return rows
    .sort((a, b) => (a.at === b.at ? b.version - a.version : a.at < b.at ? 1 : -1))
    .map(({ version, at, operation, actor, worksFor, through, requestId, fields, changes }) => ({
      version,
      at: at as Instant, // commit wrote it
      operation,
      actor,
      worksFor,
      through,
      requestId,
      changes: asTold(toldBy({ fields, changes }), version, untold),
    }))
}

/** More entries of one record are not looked at together. */
const mostSeals = 500

/**
 * Entries in the order in which they were made: by version within each life of their id. Their times are those of several
 * machines, which need not agree.
 */
const inOrder = <Entry extends { readonly at: string; readonly version: number }>(rows: readonly Entry[]): Entry[] => {
  const byTime = rows.toSorted((a, b) => (a.at === b.at ? a.version - b.version : a.at < b.at ? -1 : 1))
  const births = byTime.filter(({ version }) => version === 1)
  if (births.length < 2) return byTime.sort((a, b) => a.version - b.version)
  const lives: Entry[][] = []
  for (const row of byTime) {
    if (row.version === 1 || lives.length === 0) lives.push([])
    lives.at(-1)?.push(row)
  }
  return lives.flatMap((life) => life.sort((a, b) => a.version - b.version))
}

/**
 * What is wrong with the seals of a record's history, as a sentence; undefined when nothing is. Entries from before seals
 * were made have none; from the first that has one on, each is over the one before, and the state carries the last.
 */
export const brokenSeal = async ({
  recordId,
  last,
}: {
  readonly recordId: string
  readonly last?: string | undefined
}): Promise<string | undefined> => {
  const rows = inOrder(await rowsOf(recordId, true, mostSeals))
  // Of a long history the last part is looked at, from the first of its seals on.
  let before = rows.length < mostSeals ? undefined : rows[0]?.seal
  for (const row of rows.length < mostSeals ? rows : rows.slice(1)) {
    // A record of an id that was given before begins anew.
    if (row.version === 1) before = undefined
    if (row.seal === undefined) {
      if (before !== undefined) return `the entry of version ${row.version} has no seal`
      continue
    }
    if (row.seal !== sealOf(before, sealed(row, row.changes)))
      return `the entry of version ${row.version} is not as it was sealed`
    before = row.seal
  }
  return before === last ? undefined : 'the state does not carry the last seal'
}
