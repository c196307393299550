import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { type Switched, switchedBetween } from './switched.ts'

/** What the last change of the price came from, where that is a coverage: `without Public Relations Expense`. */
export const useCause = (answer: CalculatorAnswer | undefined, pending: boolean): string | undefined => {
  const { t } = useTranslation('quote')
  const settled = useRef<CalculatorAnswer['coverages']>(undefined)
  const [switched, setSwitched] = useState<Switched>()
  useEffect(() => {
    if (answer === undefined || pending) return
    const before = settled.current
    settled.current = answer.coverages
    if (before !== undefined && before !== answer.coverages) setSwitched(switchedBetween(before, answer.coverages))
  }, [answer, pending])
  if (switched === undefined) return undefined
  const { on, off } = switched
  return [...on.map((name) => t('price.with', { name })), ...off.map((name) => t('price.without', { name }))].join(', ')
}
