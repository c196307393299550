import { useEffect, useState } from 'react'
import { whyNoList } from './listWords.ts'
import type { Option } from './SelectField.tsx'

/** Finds what fits the text; aborted when the text moves on. */
export type OptionSearch<Value extends string | number> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option<Value>[]>

type OptionSearchInput<Value extends string | number> = {
  readonly search: OptionSearch<Value>
  /** Looks only while the list is open. */
  readonly open: boolean
  readonly text: string
  /** Characters before the first search; 0 lists at once. */
  readonly minimum: number
  /** Milliseconds after the last key. */
  readonly delay: number
}

type Found<Value extends string | number> = {
  readonly options: readonly Option<Value>[]
  readonly pending: boolean
  /** Why nothing was found, when the search failed. */
  readonly failed?: string
}

/** The options that a typed text finds, the last ones while the next are on their way. */
export const useOptionSearch = <Value extends string | number>({
  search,
  open,
  text,
  minimum,
  delay,
}: OptionSearchInput<Value>): Found<Value> => {
  const [found, setFound] = useState<Found<Value>>({ options: [], pending: false })
  // A new search function is not a new search; the text is.
  useEffect(() => {
    if (!open || text.trim().length < minimum) {
      setFound((last) => (last.pending ? { ...last, pending: false } : last))
      return
    }
    const abort = new AbortController()
    setFound((last) => ({ options: last.options, pending: true }))
    const timer = setTimeout(
      () => {
        search(text.trim(), abort.signal).then(
          (options) => !abort.signal.aborted && setFound({ options, pending: false }),
          (failure) => !abort.signal.aborted && setFound({ options: [], pending: false, failed: whyNoList(failure) }),
        )
      },
      text === '' ? 0 : delay,
    )
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [open, text, minimum])
  return found
}
