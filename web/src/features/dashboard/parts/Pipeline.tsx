import { useTranslation } from 'react-i18next'
import { getQuoteAggregate } from '#shared/contracts/quote/search.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { FunnelChart } from '#web/charts/FunnelChart.tsx'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { byPipelineStage, pipelineStages } from './pipeline.ts'
import { toQuotesMade } from './quoteStages.ts'
import { reportStaleTime } from './reportStaleTime.ts'
import type { Span } from './spans.ts'

/** How many of the quotes of a span were offered, asked for, bound and issued. */
export const Pipeline = ({ span }: { span: Span }) => {
  const { t } = useTranslation('dashboard')
  const teamId = useTeam()
  const persona = usePersona()
  const reads = useMay()('quote:read')
  const title = t('portfolio.pipeline', { span: t(`inSpan.${span}`) })
  const { data, error, refetch } = useOperation(
    getQuoteAggregate,
    { query: { duration: span, teamId } },
    { staleTime: reportStaleTime },
  )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <ChartSkeleton title={title} height={176} />
  return (
    <FunnelChart
      title={title}
      data={byPipelineStage(data).map(({ stage, value }) => ({
        label: t(`pipeline.${stage}`),
        value,
        to: reads ? inPersona(persona, toQuotesMade(span, pipelineStages[stage])) : undefined,
      }))}
    />
  )
}
