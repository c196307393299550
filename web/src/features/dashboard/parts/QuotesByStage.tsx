import { useTranslation } from 'react-i18next'
import { getQuoteAggregate } from '#shared/contracts/quote/search.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { DonutChart } from '../../../charts/DonutChart.tsx'
import { CardSkeleton } from '../../../ui/Skeletons.tsx'
import { byStage } from './quoteStages.ts'
import { reportStaleTime } from './reportStaleTime.ts'
import { ninetyDays } from './spans.ts'
import { useToneColor } from './useToneColor.ts'

/** What became of the quotes of the last ninety days. */
export const QuotesByStage = () => {
  const { t } = useTranslation('dashboard')
  const color = useToneColor()
  const { data } = useOperation(getQuoteAggregate, { query: { duration: ninetyDays } }, { staleTime: reportStaleTime })
  if (!data) return <CardSkeleton cards={1} height={180} />
  return (
    <DonutChart
      title={t('portfolio.byStage')}
      data={byStage(data)
        .filter(({ value }) => value > 0)
        .map(({ stage, tone, value }) => ({ label: t(`stages.${stage}`), value, color: color(tone) }))}
    />
  )
}
