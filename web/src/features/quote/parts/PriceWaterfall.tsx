import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Waterfall } from '#shared/domain/rating/waterfall.ts'
import { PremiumWaterfall } from '../../../charts/PremiumWaterfall.tsx'
import type { WaterfallStep } from '../../../charts/waterfallBars.ts'
import { largestChange, priceSteps } from './priceSteps.ts'

type PriceWaterfallProps = {
  steps: Waterfall
  /** Left out where the page has a heading above. */
  bare?: boolean | undefined
}

/** How long the step that a change moved stays marked. */
const moment = 1800

/** How the price came about, step by step, with the step that the last change moved most marked for a moment. */
export const PriceWaterfall = ({ steps, bare }: PriceWaterfallProps) => {
  const { t } = useTranslation('quote')
  const shown = useMemo(() => priceSteps(steps, t), [steps, t])
  const before = useRef<readonly WaterfallStep[]>(undefined)
  const [highlight, setHighlight] = useState<string>()
  useEffect(() => {
    const moved = before.current && largestChange(before.current, shown)
    before.current = shown
    if (moved === undefined) return
    setHighlight(moved)
    const timer = setTimeout(() => setHighlight(undefined), moment)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <PremiumWaterfall
      steps={shown}
      title={t('waterfall.title')}
      totalLabel={t('price.total')}
      bare={bare}
      highlight={highlight}
    />
  )
}
