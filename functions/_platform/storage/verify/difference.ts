/** A row that is not what the states say. */
export interface Difference {
  readonly kind: string
  readonly of: 'counter' | 'history' | 'list' | 'place' | 'search' | 'state' | 'unique'
  /** The record's id; the list of a counter or of a thumb index. */
  readonly id: string
  /** Which of its rows: the list, the value, the scope and suffix, the attribute. */
  readonly row: string
  readonly found: string
  readonly repaired: boolean
}

/** What was found of one kind. */
export interface KindReport {
  readonly kind: string
  readonly states: number
  /** Rows of lists, values, search and counters that were looked at. */
  readonly rows: number
  readonly differences: number
  readonly repaired: number
  /** What changed at every look, or waited for a stream that stands still; run again. */
  readonly undecided: number
}

export interface Verification {
  readonly kinds: readonly KindReport[]
  /** The first of the differences. */
  readonly differences: readonly Difference[]
  /** With which the next part is asked for; none after the last. */
  readonly cursor?: string
}

export const mostTold = 200

const nothing = (kind: string): KindReport => ({
  kind,
  states: 0,
  rows: 0,
  differences: 0,
  repaired: 0,
  undecided: 0,
})

/** Adds up what was found, kind by kind. */
export const tallyOf = (kinds: readonly string[]) => {
  const reports = new Map(kinds.map((kind) => [kind, nothing(kind)]))
  const told: Difference[] = []
  const add = (kind: string, more: Partial<KindReport>) => {
    const before = reports.get(kind) ?? nothing(kind)
    const sum = (key: 'states' | 'rows' | 'differences' | 'repaired' | 'undecided') => before[key] + (more[key] ?? 0)
    reports.set(kind, {
      kind,
      states: sum('states'),
      rows: sum('rows'),
      differences: sum('differences'),
      repaired: sum('repaired'),
      undecided: sum('undecided'),
    })
  }
  return {
    add,
    tell(found: readonly Difference[]): void {
      for (const each of found) {
        add(each.kind, { differences: 1, repaired: Number(each.repaired) })
        if (told.length < mostTold) told.push(each)
      }
    },
    merge({ kinds: more, differences }: Verification): void {
      for (const { kind, ...report } of more) add(kind, report)
      told.push(...differences.slice(0, mostTold - told.length))
    },
    result: (cursor?: string): Verification => ({
      kinds: [...reports.values()],
      differences: told,
      ...(cursor !== undefined && { cursor }),
    }),
  }
}
