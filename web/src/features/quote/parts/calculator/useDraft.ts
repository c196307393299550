import { useEffect, useState } from 'react'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { startWindow } from '#shared/domain/calendar/coverageDates.ts'
import type { Product } from '#shared/regions/products.ts'
import { useSession } from '#web/api/session.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import type { Selection, SelectionChange } from './selection.ts'

type Calculating = {
  readonly accountId: string
  readonly product: Product
  readonly initial: Selection
  readonly selection: Selection
  readonly today: CalendarDate
  readonly change: (change: SelectionChange) => void
}

/** Keeps what is chosen until it is used, and offers what was left here before. A start that has passed is today's again. */
export const useDraft = ({ accountId, product, initial, selection, today, change }: Calculating) => {
  const userId = useSession()?.claims.userId ?? ''
  const of = { userId, accountId, product }
  const [left, setLeft] = useState(() => keptDraft(of))
  const [used, setUsed] = useState<Selection>()
  const chosen = JSON.stringify(selection)
  const untouched = chosen === JSON.stringify(initial) || chosen === JSON.stringify(used)
  useEffect(() => {
    if (untouched) return
    keepDraft(of, selection, new Date().toISOString())
    setLeft(undefined)
  }, [chosen, untouched])
  return {
    /** When the draft on offer was left; undefined without one. */
    leftAt: left?.at,
    goOn: () => {
      if (left === undefined) return
      const { min, max } = startWindow(today)
      const { effectiveDate } = left.selection.global
      change({ kind: 'draft', selection: left.selection })
      if (effectiveDate < min || effectiveDate > max)
        change({ kind: 'start', effectiveDate: initial.global.effectiveDate })
      setLeft(undefined)
    },
    discard: () => {
      forgetDraft(of)
      setLeft(undefined)
    },
    /** What is chosen has become a quote. */
    use: () => {
      forgetDraft(of)
      setUsed(selection)
    },
  }
}
