import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { getSubmissionChannels } from '#shared/contracts/account/submissions.ts'
import { submissionChannels } from '#shared/domain/account/submissionChannels.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { BarChart } from '#web/charts/BarChart.tsx'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'

/** By which ways submissions come: an API key, a mail, a renewal, the app, a file. */
export const Channels = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const reads = useMay()('submission:read')
  const { data, error, refetch } = useOperation(getSubmissionChannels, { query: {} }, { staleTime: reportStaleTime })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  const title = t('partners.channels.title')
  return (
    <Paper
      component="section"
      aria-label={title}
      variant="outlined"
      sx={{ borderRadius: 1.5, p: { xs: 2, md: 3 }, mb: 2.5 }}
    >
      {data === undefined ? (
        <ChartSkeleton title={title} />
      ) : (
        <BarChart
          title={title}
          data={submissionChannels.map((channel) => ({
            label: t(`partners.channels.${channel}`),
            value: data[channel] ?? 0,
            to: reads ? inPersona(persona, `dashboard?tab=submissions&channel=${channel}`) : undefined,
          }))}
        />
      )}
    </Paper>
  )
}
