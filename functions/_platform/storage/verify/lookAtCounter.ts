import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { ElectroError } from 'electrodb'
import { ulid } from 'ulid'
import { epochSeconds, now } from '../../clock/clock.ts'
import { config } from '../../config/config.ts'
import { table } from '../client.ts'
import { listItem } from '../listItem.ts'
import { isMark, markId, markMeasure } from '../listMark.ts'
import { counterRow } from '../rows.ts'
import { beginningOfList } from './expectedRows.ts'
import type { Finding, Looking } from './lookAtWritten.ts'
import { keyOf, nameOf, type Row, rowsBeginning, writeRows } from './rawRows.ts'

/** A mark that a job which was cut off has left goes by itself. */
const markSeconds = 3600
const oldMarkSeconds = 300

interface Total {
  readonly count: number
  readonly measure: number
}
interface Counted extends Total {
  readonly sequence: string
  /** How many rows it has seen come, change and go. */
  readonly changes: number
}

/** How often a list that others write to is looked at again. */
const rounds = 8
/** Milliseconds between looks at a counter, and how many of them make a stream that stands still. */
const markPause = 200
const markLooks = 50

const options = () => ({ client: table(), table: config.tableName })

const counted = async (list: string): Promise<Counted> => {
  const { data } = await counterRow.get({ list }).go({ ...options(), consistent: true })
  return {
    count: data?.count ?? 0,
    measure: data?.measure ?? 0,
    sequence: data?.sequence ?? '',
    changes: data?.changes ?? 0,
  }
}

const rowsOf = (list: string): Promise<Row[]> =>
  rowsBeginning(beginningOfList(list), ['pk', 'sk', 'id', 'measure', 'expiresAt'])

const summed = (rows: readonly Row[]): Total => ({
  count: rows.length,
  measure: rows.reduce((sum, { measure }) => sum + Number(measure ?? 0), 0),
})

/** Takes away what a job left that was cut off. */
const clearOldMarks = async (rows: readonly Row[]): Promise<void> => {
  const latest = epochSeconds(now()) + markSeconds - oldMarkSeconds
  const old = rows.filter(({ id, expiresAt }) => isMark(id) && Number(expiresAt) < latest)
  if (old.length > 0)
    await writeRows(
      [],
      old.map((row) => nameOf(keyOf(row))),
    )
}

type Waiting = Pick<Looking, 'isLate' | 'pause'>

const halvesOf = ({ measure }: Total): number => Math.abs((measure * 2) % 2)

/** Waits until the stream has counted a mark that came or went. */
const untilTurned = async (list: string, halves: number, { pause, isLate }: Waiting): Promise<Counted | undefined> => {
  for (let look = 0; look < markLooks && !(look > 0 && isLate()); look += 1) {
    const counter = await counted(list)
    if (halvesOf(counter) !== halves) return counter
    await pause(markPause)
  }
  return undefined
}

type Round = 'busy' | 'still' | { readonly counter: Counted; readonly rows: Total }

const isEqual = (a: Total, b: Total): boolean => a.count === b.count && a.measure === b.measure

/** Puts the counter right, unless it has counted anything since: what comes later is added to what is right. */
const setCounter = async (list: string, { sequence }: Counted, { count, measure }: Total): Promise<boolean> => {
  try {
    await counterRow
      .update({ list })
      .set({ count, measure })
      .where((row, { eq }) => eq(row.sequence, sequence))
      .go(options())
    return true
  } catch (error) {
    const cause = error instanceof ElectroError ? error.cause : error
    if (!(cause instanceof ConditionalCheckFailedException)) throw error
    return false
  }
}

/**
 * Compares a counter with its list while nothing of it is under way. A mark is put among the rows, and once the counter has
 * counted it, it has counted everything before it, as the rows of a list reach the stream in order. The rows are read, and
 * the mark is taken away. If that is the only change that the counter then sees, the rows were what it had counted; rows
 * that came and went meanwhile would be changes too.
 */
const round = async (list: string, waiting: Waiting): Promise<Round> => {
  const halves = halvesOf(await counted(list))
  const id = markId(ulid())
  const expiresAt = epochSeconds(now()) + markSeconds
  const mark = listItem({ list, id, summary: {}, measure: markMeasure, expiresAt })
  let marked: Counted | undefined
  let rows: readonly Row[] = []
  await writeRows([mark], [])
  try {
    marked = await untilTurned(list, halves, waiting)
    if (marked !== undefined) rows = await rowsOf(list)
  } finally {
    await writeRows([], [nameOf(keyOf(mark))])
  }
  const counter = await untilTurned(list, 1 - halves, waiting)
  if (marked === undefined || counter === undefined) return 'still'
  if (counter.changes !== marked.changes + 1) return 'busy'
  return { counter, rows: summed(rows.filter((row) => row.id !== id)) }
}

/** The counter of a list against its rows; put right when that is asked for. */
export const lookAtCounter = async (
  { kind, list }: { readonly kind: string; readonly list: string },
  { repair, ...waiting }: Omit<Looking, 'isKnown'>,
): Promise<Finding> => {
  const fine: Finding = { differences: [], undecided: 0 }
  const rows = await rowsOf(list)
  await clearOldMarks(rows)
  if (isEqual(await counted(list), summed(rows))) return fine
  for (let turn = 0; turn < rounds && !waiting.isLate(); turn += 1) {
    const outcome = await round(list, waiting)
    if (outcome === 'still') break
    if (outcome === 'busy') continue
    const { counter, rows: is } = outcome
    if (isEqual(counter, is)) return fine
    const repaired = repair && (await setCounter(list, counter, is))
    if (repair && !repaired) continue
    const found = `counts ${counter.count - is.count} and measures ${counter.measure - is.measure} too many`
    return { differences: [{ kind, of: 'counter', id: list, row: list, found, repaired }], undecided: 0 }
  }
  return { differences: [], undecided: 1 }
}
