import type { Item } from './expressions.ts'

/** Rows of one partition in the order of their sort values. */
export type Rows = readonly { readonly sort: string; readonly item: Item }[]

/** Where a sort value stands among rows, or would. */
export const placeAmong = (rows: Rows, sort: string): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle]?.sort ?? '') < sort) low = middle + 1
    else high = middle
  }
  return low
}

/** Partitions of rows by their keys. A copy shares them and copies what it changes. */
export class SortedRows {
  readonly #partitions: Map<string, Rows>

  constructor(partitions = new Map<string, Rows>()) {
    this.#partitions = partitions
  }

  copy(): SortedRows {
    return new SortedRows(new Map(this.#partitions))
  }

  of(partition: string): Rows {
    return this.#partitions.get(partition) ?? []
  }

  at(partition: string, sort: string): Item | undefined {
    const rows = this.of(partition)
    const found = rows[placeAmong(rows, sort)]
    return found?.sort === sort ? found.item : undefined
  }

  /** Every row, partition by partition, or those that come after a place. */
  *after(partition = '', sort = ''): Generator<Item> {
    const names = [...this.#partitions.keys()].filter((name) => name >= partition).sort()
    for (const name of names) for (const row of this.of(name)) if (name > partition || row.sort > sort) yield row.item
  }

  /** Puts a row in its place, or takes away what is there. */
  place(partition: string, sort: string, item: Item | undefined): void {
    const rows = this.of(partition)
    const at = placeAmong(rows, sort)
    const isThere = rows[at]?.sort === sort
    if (!isThere && item === undefined) return
    const next = rows.slice()
    next.splice(at, isThere ? 1 : 0, ...(item === undefined ? [] : [{ sort, item }]))
    if (next.length === 0) this.#partitions.delete(partition)
    else this.#partitions.set(partition, next)
  }
}
