import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { listPremiumByMonth } from '#shared/contracts/policy/reports.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { BarChart } from '#web/charts/BarChart.tsx'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { compactMoney, date } from '#web/i18n/format.ts'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { toBound } from '../partners/toPolicies.ts'
import { reportStaleTime } from './reportStaleTime.ts'

/** Months that are shown. */
const shown = 6

/** Premium of the policies bound in each of the last six months. */
export const PremiumByMonth = ({ height }: { height: number }) => {
  const { t } = useTranslation('dashboard')
  const teamId = useTeam()
  const persona = usePersona()
  const reads = useMay()('policy:read')
  const { data, error, refetch } = useOperation(
    listPremiumByMonth,
    { query: { months: shown, teamId } },
    { staleTime: reportStaleTime },
  )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <ChartSkeleton title={t('portfolio.byMonth')} height={height} />
  return (
    <Box sx={{ minWidth: 0 }}>
      {data.some(({ isPart }) => isPart) && <Alert severity="warning">{t('portfolio.isPart')}</Alert>}
      <BarChart
        title={t('portfolio.byMonth')}
        direction="columns"
        height={height}
        format={compactMoney}
        data={data.map(({ month, premium }) => ({
          label: date(`${month}-01`, { month: 'short' }),
          value: premium / minorUnitsPerUnit,
          to: reads ? inPersona(persona, toBound(month)) : undefined,
        }))}
      />
    </Box>
  )
}
