import { config } from '../config/config.ts'
import { table } from './client.ts'
import { isConditionFailed } from './conditionFailed.ts'
import { counterRow } from './rows.ts'
import { isShortList } from './shortScope.ts'

/** A list row that came, changed or went, with the stream's sequence number padded to compare as text. */
export interface ListChange {
  readonly list: string
  readonly sequence: string
  readonly count: number
  readonly measure: number
}

const options = () => ({ client: table(), table: config.tableName })

const apply = async (list: string, changes: readonly ListChange[]): Promise<void> => {
  const first = changes[0]
  const last = changes.at(-1)
  if (first === undefined || last === undefined) return
  const sum = (read: (change: ListChange) => number) => changes.reduce((total, change) => total + read(change), 0)
  try {
    await counterRow
      .update({ list })
      .add({
        count: sum((change) => change.count),
        measure: sum((change) => change.measure),
        changes: changes.length,
      })
      .set({ sequence: last.sequence })
      .where((row, { lt, notExists }) => `${notExists(row.sequence)} OR ${lt(row.sequence, first.sequence)}`)
      .go(options())
  } catch (error) {
    if (!isConditionFailed(error)) throw error
    const { data } = await counterRow.get({ list }).go({ ...options(), consistent: true })
    const applied = data?.sequence ?? ''
    const left = changes.filter((change) => change.sequence > applied)
    if (left.length > 0) await apply(list, left)
  }
}

/**
 * Adds changes of list rows to their lists' counters, each exactly once: rows of one list reach the stream in order, and a
 * counter remembers the last sequence number it took.
 */
export const countLists = async (changes: readonly ListChange[]): Promise<void> => {
  const byList = new Map<string, ListChange[]>()
  for (const change of changes) {
    // A row that only shows something else now counts and measures as before; what is in a short list is counted when it is asked.
    if ((change.count === 0 && change.measure === 0) || isShortList(change.list)) continue
    byList.set(change.list, [...(byList.get(change.list) ?? []), change])
  }
  await Promise.all([...byList].map(([list, each]) => apply(list, each)))
}
