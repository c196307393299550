import { currentTrace } from '../log/log.ts'
import { fail } from '../problems/problem.ts'
import type { Definition } from './definition.ts'
import { readMany } from './readMany.ts'
import { listRow, stateRow } from './rows.ts'
import { noteListed } from './seen.ts'
import { isNewer, isOld, readUp } from './stateVersion.ts'

/** Of a list's row, what says what it shows. */
export interface SummaryRow {
  readonly id: string
  readonly summary: unknown
  readonly schema?: number | undefined
  /** The list whose row says it, where only its key was read. */
  readonly unread?: string | undefined
}

/** The rows with what they say; of those that were known by their keys, the ones that are still there. */
const read = async (rows: readonly SummaryRow[]): Promise<readonly SummaryRow[]> => {
  const keys = rows.flatMap(({ id, unread }) => (unread === undefined ? [] : [{ list: unread, id }]))
  const found = await readMany(keys, { nameOf: ({ id }) => id, consistent: false }, (asked, how) =>
    listRow.get(asked).go(how),
  )
  const byId = new Map(found.map((row) => [row.id, row]))
  return rows.flatMap((row) => (row.unread === undefined ? row : (byId.get(row.id) ?? [])))
}

/**
 * What rows of a list show. Those that an older definition wrote show what today's would, from their states; so do all where
 * the caller asks for their versions, which rows do not know, and an index may be a moment behind them.
 */
export const summariesOf = async <Summary>(
  definition: Definition,
  asked: readonly SummaryRow[],
): Promise<Summary[]> => {
  const rows = await read(asked)
  if (rows.some((row) => isNewer(definition, row))) return fail('server.unavailable')
  const isAsked = currentTrace()?.listed !== undefined
  const isToRead = (row: SummaryRow): boolean => isAsked || isOld(definition, row)
  const old = rows.filter(isToRead)
  if (old.length === 0) return rows.map(({ summary }) => summary as Summary)
  const states = await readMany(
    old.map(({ id }) => ({ id })),
    { nameOf: ({ id }) => id, consistent: true },
    (keys, how) => stateRow.get(keys).go(how),
  )
  for (const { id, version } of states) noteListed(id, version)
  const shown = new Map(states.map((row) => [row.id, definition.list?.summary(readUp(definition, row))]))
  return rows.map((row) => (isToRead(row) ? (shown.get(row.id) ?? row.summary) : row.summary) as Summary)
}
