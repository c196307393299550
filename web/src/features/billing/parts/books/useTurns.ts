import { useState } from 'react'
import type { Paging } from '#web/tables/column.ts'

/** Pages of a book, which goes forward by tokens: the ones that were seen lead back. `of` is what the pages are of. */
export const useTurns = (of: string, standard: number) => {
  const [turns, setTurns] = useState<{ readonly of: string; readonly seen: readonly string[] }>({ of, seen: [] })
  const [size, setSize] = useState(standard)
  const seen = turns.of === of ? turns.seen : []
  const after = seen.at(-1)
  const pagingOf = (nextToken: string | undefined, shown: number): Paging => ({
    kind: 'tokens',
    total: undefined,
    shown,
    size,
    sizes: [50, 100, 200],
    onSize: (next) => {
      setSize(next)
      setTurns({ of, seen: [] })
    },
    onNext: nextToken === undefined ? undefined : () => setTurns({ of, seen: [...seen, nextToken] }),
    onPrevious:
      after === undefined
        ? undefined
        : () => setTurns({ of, seen: seen.filter((_, index) => index < seen.length - 1) }),
  })
  return { query: { size, ...(after !== undefined && { after }) }, pagingOf }
}
