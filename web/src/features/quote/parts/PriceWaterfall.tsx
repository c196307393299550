import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Waterfall } from '#shared/domain/rating/waterfall.ts'
import { PremiumWaterfall } from '#web/charts/PremiumWaterfall.tsx'
import { changedStep } from './changedStep.ts'
import { priceSteps } from './priceSteps.ts'

type PriceWaterfallProps = {
  steps: Waterfall
  /** Left out where the page has a heading above. */
  bare?: boolean | undefined
}

/** How long a step that changed stays marked. */
const moment = 1800

/** How the price came about, step by step, with what the last change changed marked for a moment. */
export const PriceWaterfall = ({ steps, bare }: PriceWaterfallProps) => {
  const { t } = useTranslation('quote')
  const shown = useMemo(() => priceSteps(steps, t), [steps, t])
  const before = useRef<Waterfall>(undefined)
  const [highlight, setHighlight] = useState<string>()
  useEffect(() => {
    const changed = before.current && changedStep(before.current, steps)
    before.current = steps
    setHighlight(changed)
    if (changed === undefined) return
    const timer = setTimeout(() => setHighlight(undefined), moment)
    return () => clearTimeout(timer)
  }, [steps])
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
