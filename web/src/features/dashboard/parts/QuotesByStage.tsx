import { useTranslation } from 'react-i18next'
import { getQuoteAggregate } from '#shared/contracts/quote/search.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { DonutChart } from '#web/charts/DonutChart.tsx'
import { useTeam } from '#web/layout/team.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { byStage } from './quoteStages.ts'
import { reportStaleTime } from './reportStaleTime.ts'
import { ninetyDays } from './spans.ts'
import { useToneColor } from './useToneColor.ts'

/** What became of the quotes of the last ninety days. */
export const QuotesByStage = () => {
  const { t } = useTranslation('dashboard')
  const color = useToneColor()
  const teamId = useTeam()
  const { data, error, refetch } = useOperation(
    getQuoteAggregate,
    { query: { duration: ninetyDays, teamId } },
    { staleTime: reportStaleTime },
  )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <ChartSkeleton title={t('portfolio.byStage')} />
  return (
    <DonutChart
      title={t('portfolio.byStage')}
      data={byStage(data)
        .filter(({ value }) => value > 0)
        .map(({ stage, tone, value }) => ({ label: t(`stages.${stage}`), value, color: color(tone) }))}
    />
  )
}
