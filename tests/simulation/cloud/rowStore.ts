import { isDeepStrictEqual } from 'node:util'
import { keyOf, type SortIndex, sortIndexes } from '#functions/_platform/storage/table.ts'
import type { Item } from './expressions.ts'
import { type Rows, SortedRows } from './sortedRows.ts'

/** One change of the table, as its stream has it. */
export interface StreamRecord {
  readonly eventID: string
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE'
  readonly dynamodb: { readonly SequenceNumber: string; readonly OldImage?: Item; readonly NewImage?: Item }
}

/** What a write finds and what it leaves. */
export interface Outcome {
  readonly key: Item
  readonly before: Item | undefined
  readonly after: Item | undefined
}

/** The key of a row. */
export const placeOf = (key: Item): readonly [string, string] => [key.pk?.S ?? '', key.sk?.S ?? '']

/** Where an index has a row, if it has: rows of one sort value stand by their key. */
const placeIn = (index: SortIndex, item: Item): readonly [string, string] | undefined => {
  const { pk, sk } = keyOf(index)
  const partition = item[pk]?.S
  const sort = item[sk]?.S
  return partition === undefined || sort === undefined
    ? undefined
    : [partition, `${sort}\u0000${placeOf(item).join('\u0000')}`]
}

type Indexes = Readonly<Record<SortIndex, SortedRows>>
const eachIndex = (rowsOf: (index: SortIndex) => SortedRows): Indexes =>
  Object.fromEntries(sortIndexes.map((index) => [index, rowsOf(index)])) as Indexes

/** The rows of a table with its indexes and the stream of what became of them. A row is never changed in place. */
export class RowStore {
  #rows = new SortedRows()
  #indexes = eachIndex(() => new SortedRows())
  #stream: StreamRecord[] = []
  /** How many records its stream had when it was copied. */
  readonly began: number

  constructor(began = 0) {
    this.began = began
  }

  /** Another that holds the same and goes its own way; its stream goes on where this one's is. */
  copy(): RowStore {
    const other = new RowStore(this.#stream.length)
    other.#rows = this.#rows.copy()
    other.#indexes = eachIndex((index) => this.#indexes[index].copy())
    other.#stream = [...this.#stream]
    return other
  }

  get stream(): readonly StreamRecord[] {
    return this.#stream
  }

  /** Every row, or those that come after one. */
  after(row?: Item): Generator<Item> {
    return row === undefined ? this.#rows.after() : this.#rows.after(...placeOf(row))
  }

  at(key: Item): Item | undefined {
    return this.#rows.at(...placeOf(key))
  }

  /** A partition of the table or of one of its indexes. */
  partition(index: SortIndex | undefined, partition: string): Rows {
    return (index === undefined ? this.#rows : this.#indexes[index]).of(partition)
  }

  /** The sort value at which a row stands in the table or in an index. */
  sortOf(index: SortIndex | undefined, row: Item): string | undefined {
    return index === undefined ? row.sk?.S : placeIn(index, row)?.[1]
  }

  keep({ key, before, after }: Outcome): void {
    if (before === undefined && after === undefined) return
    this.#rows.place(...placeOf(key), after)
    for (const index of sortIndexes) {
      const was = before && placeIn(index, before)
      const is = after && placeIn(index, after)
      if (was !== undefined && (is === undefined || was[0] !== is[0] || was[1] !== is[1]))
        this.#indexes[index].place(...was, undefined)
      if (is !== undefined) this.#indexes[index].place(...is, after)
    }
    if (isDeepStrictEqual(before, after)) return
    const number = this.#stream.length + 1
    this.#stream.push({
      eventID: String(number),
      eventName: after === undefined ? 'REMOVE' : before === undefined ? 'INSERT' : 'MODIFY',
      dynamodb: {
        SequenceNumber: String(number).padStart(21, '0'),
        ...(before && { OldImage: before }),
        ...(after && { NewImage: after }),
      },
    })
  }
}
