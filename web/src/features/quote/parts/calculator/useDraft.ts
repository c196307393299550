import { useEffect, useRef, useState } from 'react'
import { getCalculatorDraft, keepCalculatorDraft, removeCalculatorDraft } from '#shared/contracts/rater/drafts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { startWindow } from '#shared/domain/calendar/coverageDates.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import type { Product } from '#shared/regions/products.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { useSession } from '#web/api/session.ts'
import { useRested } from '#web/forms/useRested.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { type Draft, forgetDraft, keepDraft, keptDraft, laterDraft } from './draft.ts'
import type { Selection, SelectionChange } from './selection.ts'

type Calculating = {
  readonly accountId: string
  readonly product: Product
  readonly initial: Selection
  readonly selection: Selection
  readonly today: CalendarDate
  readonly change: (change: SelectionChange) => void
  /** It goes on from what was chosen a step ago: there is nothing to offer. */
  readonly isBegun: boolean
}

/** How a draft stands: kept for every device, for this one alone, or another way elsewhere. */
type DraftStanding =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'hereAlone' }
  | { readonly kind: 'conflict'; readonly at: string; readonly revision: number }

/** How long a selection rests before it is sent (ms): what is dragged is not sent on its way. */
const rest = 1_200
/** How long after a send that failed it is tried again (ms). */
const again = 15_000

const conflictOf = (error: unknown): DraftStanding | undefined => {
  if (!(error instanceof Problem) || error.code !== 'draft.changedElsewhere') return undefined
  const { at, revision } = error.data
  return typeof at === 'string' && typeof revision === 'number' ? { kind: 'conflict', at, revision } : undefined
}

/**
 * Keeps what is chosen until it is used, at once on this device and then on the server, and offers what was left before, on
 * whatever device. A start that has passed is today's again.
 */
export const useDraft = ({ accountId, product, initial, selection, today, change, isBegun }: Calculating) => {
  const userId = useSession()?.claims.userId ?? ''
  const of = { userId, accountId, product }
  const params = { accountId: AccountId.parse(accountId), product }
  const [left, setLeft] = useState<Draft | undefined>(() => (isBegun ? undefined : keptDraft(of)))
  const [used, setUsed] = useState<Selection>()
  const [standing, setStanding] = useState<DraftStanding>({ kind: 'untouched' })
  const [tries, setTries] = useState(0)
  const seen = useRef(left?.seen ?? 0)
  const touched = useRef(false)
  const chosen = JSON.stringify(selection)
  const untouched = chosen === JSON.stringify(initial) || chosen === JSON.stringify(used)
  const rested = useRested(selection, rest)

  useEffect(() => {
    const asking = new AbortController()
    call(getCalculatorDraft, { params }, { signal: asking.signal })
      .then(({ draft }) => {
        if (draft === undefined) return
        seen.current = draft.revision
        if (touched.current || isBegun) return
        setLeft((here) => laterDraft(here, { at: draft.savedAt, selection: draft.selection, seen: draft.revision }))
      })
      // What this device has is offered all the same.
      .catch(() => undefined)
    return () => asking.abort()
  }, [accountId, product])

  useEffect(() => {
    if (untouched) return
    touched.current = true
    keepDraft(of, { at: instantHere(), selection, seen: seen.current })
    setLeft(undefined)
  }, [chosen, untouched])

  const isConflict = standing.kind === 'conflict'
  useEffect(() => {
    if (untouched || isConflict || JSON.stringify(rested) !== chosen) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    call(keepCalculatorDraft, { params, body: { selection: rested, seen: seen.current } }).then(
      ({ revision, savedAt }) => {
        seen.current = revision
        if (!isOver) setStanding({ kind: 'saved', at: savedAt })
      },
      (error: unknown) => {
        if (isOver) return
        setStanding(conflictOf(error) ?? { kind: 'hereAlone' })
        timer = setTimeout(() => setTries((last) => last + 1), again)
      },
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [rested, chosen, untouched, isConflict, tries])

  const take = (draft: Draft) => {
    const { min, max } = startWindow(today)
    const { effectiveDate } = draft.selection.global
    change({ kind: 'draft', selection: draft.selection })
    if (effectiveDate < min || effectiveDate > max)
      change({ kind: 'start', effectiveDate: initial.global.effectiveDate })
  }
  const forget = () => {
    forgetDraft(of)
    setStanding({ kind: 'untouched' })
    void call(removeCalculatorDraft, { params }).catch(() => undefined)
  }
  return {
    /** When the draft on offer was left; undefined without one. */
    leftAt: left?.at,
    standing,
    goOn: () => {
      if (left === undefined) return
      take(left)
      setLeft(undefined)
    },
    discard: () => {
      forget()
      setLeft(undefined)
    },
    /** What is chosen has become a quote. */
    use: () => {
      forget()
      setUsed(selection)
    },
    /** What is here takes the place of what was kept elsewhere. */
    keepThis: () => {
      if (standing.kind !== 'conflict') return
      seen.current = standing.revision
      setStanding({ kind: 'hereAlone' })
    },
    /** What was kept elsewhere takes the place of what is here. */
    takeOther: async () => {
      const { draft } = await call(getCalculatorDraft, { params })
      if (draft !== undefined) {
        seen.current = draft.revision
        take({ at: draft.savedAt, selection: draft.selection })
      }
      setStanding({ kind: 'untouched' })
    },
  }
}

export type KeptDraft = ReturnType<typeof useDraft>
