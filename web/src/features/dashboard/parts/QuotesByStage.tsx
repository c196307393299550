import { useTranslation } from 'react-i18next'
import { getQuoteAggregate } from '#shared/contracts/quote/search.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { DonutChart } from '#web/charts/DonutChart.tsx'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { byStage, quoteStages, toQuotesMade } from './quoteStages.ts'
import { reportStaleTime } from './reportStaleTime.ts'
import type { Span } from './spans.ts'
import { useToneColor } from './useToneColor.ts'

/** What became of the quotes of a span. */
export const QuotesByStage = ({ span }: { span: Span }) => {
  const { t } = useTranslation('dashboard')
  const color = useToneColor()
  const teamId = useTeam()
  const persona = usePersona()
  const reads = useMay()('quote:read')
  const title = t('portfolio.byStage', { span: t(`inSpan.${span}`) })
  const { data, error, refetch } = useOperation(
    getQuoteAggregate,
    { query: { duration: span, teamId } },
    { staleTime: reportStaleTime },
  )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <ChartSkeleton title={title} />
  return (
    <DonutChart
      title={title}
      data={byStage(data)
        .filter(({ value }) => value > 0)
        .map(({ stage, tone, value }) => ({
          label: t(`stages.${stage}`),
          value,
          color: color(tone),
          to: reads ? inPersona(persona, toQuotesMade(span, quoteStages[stage].statuses)) : undefined,
        }))}
    />
  )
}
