import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getEpGraph } from '#shared/contracts/policy/reports.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { BarChart } from '#web/charts/BarChart.tsx'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { compactMoney, date } from '#web/i18n/format.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { reportStaleTime } from './reportStaleTime.ts'

const wide = { gridColumn: { lg: 'span 2' } } as const

/** Premium earned in each of the last twelve months, with what was written and is unearned. */
export const EarnedPremium = () => {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useOperation(getEpGraph, { query: {} }, { staleTime: reportStaleTime })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Box sx={wide}>
        <ChartSkeleton title={t('portfolio.earned')} />
        {/* The line beneath the chart has its room already: the lists below stay where they are. */}
        <Typography variant="caption" component="p" aria-hidden="true">
          <Skeleton width="40%" />
        </Typography>
      </Box>
    )
  const say = (amount: number) => compactMoney(amount / minorUnitsPerUnit)
  return (
    <Box sx={wide}>
      <BarChart
        title={t('portfolio.earned')}
        direction="columns"
        format={compactMoney}
        data={data.map(({ x, y }) => ({ label: date(`${x}-01`, { month: 'short' }), value: y / minorUnitsPerUnit }))}
      />
      <Typography variant="caption" color="text.secondary" component="p">
        {t('portfolio.earnedHint', {
          written: say(data.reduce((sum, { written }) => sum + written, 0)),
          earned: say(data.reduce((sum, { y }) => sum + y, 0)),
          unearned: say(data.at(-1)?.unearned ?? 0),
        })}
      </Typography>
    </Box>
  )
}
