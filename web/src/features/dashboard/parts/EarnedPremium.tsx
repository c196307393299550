import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { getEpGraph } from '#shared/contracts/policy/reports.ts'
import { monthOf, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { firstDayOf } from '#shared/domain/ledger/periods.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { SeriesChart } from '#web/charts/SeriesChart.tsx'
import { compactMoney, date } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { reportStaleTime } from './reportStaleTime.ts'

const wide = { gridColumn: { lg: 'span 2' }, minWidth: 0 } as const
/** How many months are drawn, the present one included. */
const spans = [6, 12, 24, 36] as const
type Span = (typeof spans)[number]

/** Premium written, earned and unearned month by month, and the policies that it is of. */
export const EarnedPremium = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const [span, setSpan] = useState<Span>(12)
  const [first] = monthsUpTo(monthOf(todayHere()), span)
  const query = first === undefined ? {} : { from: firstDayOf(first) }
  const { data, error, refetch } = useOperation(
    getEpGraph,
    { query },
    { staleTime: reportStaleTime, keepPrevious: true },
  )
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
  const monthName = (month: string) =>
    date(`${month}-01`, span > 12 ? { month: 'short', year: '2-digit' } : { month: 'short' })
  const say = (amount: number) => compactMoney(amount / minorUnitsPerUnit)
  return (
    <Box sx={wide}>
      {data.some(({ isPart }) => isPart) && <Alert severity="warning">{t('portfolio.isPart')}</Alert>}
      <SeriesChart
        title={t('portfolio.earned')}
        series={[t('portfolio.seriesWritten'), t('portfolio.seriesEarned'), t('portfolio.seriesUnearned')]}
        format={compactMoney}
        data={data.map(({ x, y, soFar, written, unearned }) => ({
          label: soFar ? t('portfolio.soFar', { month: monthName(x) }) : monthName(x),
          values: [written, y, unearned].map((amount) => amount / minorUnitsPerUnit),
        }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.5 }}>
        <Select
          size="small"
          value={span}
          onChange={(event) => setSpan(spans.find((each) => each === Number(event.target.value)) ?? 12)}
          inputProps={{ 'aria-label': t('portfolio.span') }}
        >
          {spans.map((each) => (
            <MenuItem key={each} value={each}>
              {t('portfolio.months', { count: each })}
            </MenuItem>
          ))}
        </Select>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ flex: '1 1 200px' }}>
          {t('portfolio.earnedHint', {
            written: say(data.reduce((sum, { written }) => sum + written, 0)),
            earned: say(data.reduce((sum, { y }) => sum + y, 0)),
            unearned: say(data.at(-1)?.unearned ?? 0),
          })}{' '}
          <Link component={RouterLink} to={inPersona(persona, 'dashboard?tab=policies')}>
            {t('portfolio.toPolicies')}
          </Link>
        </Typography>
      </Box>
    </Box>
  )
}
