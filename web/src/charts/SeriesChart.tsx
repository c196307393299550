import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { number } from '../i18n/format.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { seriesColor } from './chartColors.ts'

type SeriesChartProps = {
  title: string
  /** What each series is called, in the order of the values. */
  series: readonly string[]
  data: readonly { readonly label: string; readonly values: readonly number[] }[]
  format?: ((value: number) => string) | undefined
  height?: number
}

/**
 * Of more columns than this not every name finds room: then so many are written at most, each over the columns that follow,
 * and on a phone half of them.
 */
const mostNames = 13
const writtenNames = 8

/** Several figures of each month side by side: premium written, earned and unearned. */
export const SeriesChart = ({ title, series, data, format = number, height = 190 }: SeriesChartProps) => {
  const { t } = useTranslation()
  const most = Math.max(1, ...data.flatMap(({ values }) => values))
  const last = data.at(-1)
  const isClose = data.length > mostNames
  const named = isClose ? Math.ceil(data.length / writtenNames) : 1
  /** Whether a column's name is written where it may take so many columns: none goes beyond the last. */
  const isNamed = (place: number, columns: number) => place % columns === 0 && place + columns <= data.length
  return (
    <ChartFrame
      title={title}
      summary={
        last === undefined
          ? t('empty.title')
          : `${last.label}: ${series.map((name, index) => `${name} ${format(last.values[index] ?? 0)}`).join(', ')}`
      }
      table={{
        headings: [t('charts.what'), ...series],
        rows: data.map(({ label, values }) => [label, ...series.map((_, index) => format(values[index] ?? 0))]),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mb: 1 }} aria-hidden="true">
        {series.map((name, index) => (
          <Box key={name} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
            <Box sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: seriesColor(index) }} />
            <Typography variant="caption" color="text.secondary">
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: isClose ? '2px' : 0.75, alignItems: 'flex-end', height }} aria-hidden="true">
        {data.map(({ label, values }, place) => (
          <Tooltip
            key={label}
            title={
              <>
                {label}
                {series.map((name, index) => (
                  <Box key={name}>
                    {name}: {format(values[index] ?? 0)}
                  </Box>
                ))}
              </>
            }
          >
            <Box sx={{ flex: 1, minWidth: 0, height: '100%', display: 'flex', flexDirection: 'column' }}>
              <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: '1px', alignItems: 'flex-end' }}>
                {series.map((name, index) => (
                  <Box
                    key={name}
                    sx={{
                      flex: 1,
                      minWidth: 0,
                      height: `max(2px, ${(Math.max(0, values[index] ?? 0) / most) * 100}%)`,
                      bgcolor: seriesColor(index),
                      borderRadius: '2px 2px 0 0',
                    }}
                  />
                ))}
              </Box>
              <Typography
                variant="caption"
                noWrap
                color="text.secondary"
                sx={{
                  height: 22,
                  lineHeight: '22px',
                  ...(isClose
                    ? {
                        overflow: 'visible',
                        visibility: { xs: isNamed(place, 2 * named) ? 'visible' : 'hidden', sm: 'visible' },
                      }
                    : { textAlign: 'center', textOverflow: 'clip' }),
                }}
              >
                {isNamed(place, named) ? label : ''}
              </Typography>
            </Box>
          </Tooltip>
        ))}
      </Box>
    </ChartFrame>
  )
}
