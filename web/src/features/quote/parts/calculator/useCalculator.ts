import { useMemo, useReducer, useState } from 'react'
import { type Priced, priceRequest } from './priceRequest.ts'
import { changeSelection, type Selection } from './selection.ts'
import { shownGroups, standingChoices } from './shownCoverages.ts'
import { usePrice } from './usePrice.ts'

/** The calculator: what is chosen, what it costs, and the one way to change it. */
export const useCalculator = (priced: Priced, initial: Selection) => {
  const [selection, change] = useReducer(changeSelection, initial)
  const { product, accountId, revenue, answers, isRenewal = false } = priced
  const request = useMemo(
    () => priceRequest(selection, { product, accountId, revenue, answers, isRenewal }),
    [selection, product, accountId, revenue, answers, isRenewal],
  )
  const [wrongDates, tellWrongDates] = useState(false)
  const { answer, pending, error, retry } = usePrice(request)
  const groups = useMemo(() => (answer ? shownGroups(answer, selection) : []), [answer, selection])
  const standing = useMemo(() => (answer ? standingChoices(answer, selection) : {}), [answer, selection])
  return { selection, change, answer, pending, error, retry, groups, standing, wrongDates, tellWrongDates, isRenewal }
}

export type Calculator = ReturnType<typeof useCalculator>
