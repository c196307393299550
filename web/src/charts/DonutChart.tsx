import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { number, percent } from '../i18n/format.ts'
import { figure } from '../theme/typography.ts'
import { LinkedFigure } from '../ui/LinkedFigure.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { type Datum, seriesColor } from './chartColors.ts'

type DonutChartProps = {
  title: string
  data: readonly Datum[]
  format?: ((value: number) => string) | undefined
  bare?: boolean | undefined
}

const radius = 42
const around = 2 * Math.PI * radius

/** Parts of a whole with their names beside them: portfolio by status. */
export const DonutChart = ({ title, data, format = number, bare }: DonutChartProps) => {
  const { t } = useTranslation()
  const whole = data.reduce((sum, { value }) => sum + value, 0)
  const parts = data.map((datum, index) => ({
    ...datum,
    color: datum.color ?? seriesColor(index),
    share: whole === 0 ? 0 : datum.value / whole,
    before: whole === 0 ? 0 : data.slice(0, index).reduce((sum, { value }) => sum + value, 0) / whole,
  }))
  return (
    <ChartFrame
      title={title}
      bare={bare}
      summary={t('charts.donutSummary', {
        total: format(whole),
        parts: parts.map(({ label, share }) => `${label} ${percent(share, { digits: 0 })}`).join(', '),
      })}
      table={{
        headings: [t('charts.what'), t('charts.value'), t('charts.share')],
        rows: parts.map(({ label, value, share }) => [label, format(value), percent(share)]),
        links: parts.map(({ to }) => to),
      }}
    >
      <Box
        sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', minHeight: 160 }}
        aria-hidden={parts.some(({ to }) => to !== undefined) ? undefined : 'true'}
      >
        <Box aria-hidden="true" sx={{ position: 'relative', width: 132, flex: 'none' }}>
          <svg viewBox="0 0 100 100" width="132" height="132" aria-hidden="true">
            <g transform="rotate(-90 50 50)" fill="none" strokeWidth="13">
              <circle cx="50" cy="50" r={radius} stroke="var(--mui-palette-divider)" />
              {parts.map(({ label, color, share, before }) => (
                <circle
                  key={label}
                  cx="50"
                  cy="50"
                  r={radius}
                  stroke={color}
                  strokeDasharray={`${Math.max(0, share * around - 1)} ${around}`}
                  strokeDashoffset={-before * around}
                />
              ))}
            </g>
          </svg>
          <Box sx={{ ...figure, position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', fontSize: 20 }}>
            {format(whole)}
          </Box>
        </Box>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, flex: '1 1 140px', minWidth: 0, display: 'grid', gap: 0.5 }}
        >
          {parts.map(({ label, value, color, to }) => (
            <Box component="li" key={label} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: color, flex: 'none' }} />
              <Typography variant="body2" noWrap sx={{ flex: 1 }}>
                <LinkedFigure to={to}>{label}</LinkedFigure>
              </Typography>
              <Typography variant="body2" className="tabular">
                {format(value)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </ChartFrame>
  )
}
