import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { number } from '../i18n/format.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type Datum, seriesColor } from './chartColors.ts'

/** A figure of a bar chart; one without a value is withheld: its place is kept, with a dash. */
type Bar = Omit<Datum, 'value'> & { readonly value: number | undefined }

type BarChartProps = {
  title: string
  data: readonly Bar[]
  /** How a figure reads; a plain number by default. */
  format?: ((value: number) => string) | undefined
  /** `rows` for names, `columns` for months. */
  direction?: 'rows' | 'columns'
  height?: number
  bare?: boolean | undefined
}

/** Of a bar that leads somewhere. */
const linked = {
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 0.5,
  '&[href]:hover': { bgcolor: 'action.hover' },
}

/** How high the words of a column are, pixels. */
const line = 22

/** Over so many columns a phone has room for their figures. */
const roomyColumns = 4

/** A few figures side by side: exposure by industry, premium by month. */
export const BarChart = ({
  title,
  data,
  format: formatTold = number,
  direction = 'rows',
  height = 160,
  bare,
}: BarChartProps) => {
  const { t } = useTranslation()
  const told = data.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
  const format = (value: number | undefined) => (value === undefined ? '–' : formatTold(value))
  const most = Math.max(1, ...told.map(({ value }) => value))
  const largest = [...told].sort((a, b) => b.value - a.value)[0]
  const isLinked = data.some(({ to }) => to !== undefined)
  const linkOf = ({ label, value, to }: Bar) =>
    to !== undefined && { component: Link, to, 'aria-label': `${label}: ${format(value)}` }
  /** How long a bar is, of the longest. */
  const share = (value: number | undefined) => `${((value ?? 0) / most) * 100}%`
  return (
    <ChartFrame
      title={title}
      bare={bare}
      summary={
        largest
          ? t('charts.barSummary', { count: data.length, label: largest.label, value: format(largest.value) })
          : t('empty.title')
      }
      table={{
        headings: [t('charts.what'), t('charts.value')],
        rows: data.map(({ label, value }) => [label, format(value)]),
        links: data.map(({ to }) => to),
      }}
    >
      {direction === 'rows' ? (
        <Box sx={{ display: 'grid', gap: 0.75 }} aria-hidden={isLinked ? undefined : 'true'}>
          {data.map(({ label, value, color, to }) => (
            <Box
              key={label}
              {...linkOf({ label, value, to })}
              sx={{
                ...linked,
                display: 'grid',
                gridTemplateColumns: 'min(36%, 200px) 1fr auto',
                gap: 1,
                alignItems: 'center',
              }}
            >
              <Typography variant="body2" noWrap title={label}>
                {label}
              </Typography>
              <Box
                sx={{
                  height: 14,
                  borderRadius: '3px',
                  width: value ? `max(2px, ${share(value)})` : 0,
                  bgcolor: color ?? seriesColor(0),
                }}
              />
              <Typography variant="body2" className="tabular">
                {format(value)}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Box
          sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-end', height }}
          aria-hidden={isLinked ? undefined : 'true'}
        >
          {data.map(({ label, value, color, to }) => (
            <Tooltip key={label} title={`${label}: ${format(value)}`}>
              <Box
                {...(to === undefined ? { role: 'img' } : linkOf({ label, value, to }))}
                sx={{
                  ...linked,
                  flex: 1,
                  minWidth: 0,
                  height: '100%',
                  display: 'flex',
                  flexDirection: 'column',
                  justifyContent: 'flex-end',
                }}
              >
                {value === undefined ? (
                  <Typography variant="caption" color="text.secondary" sx={{ textAlign: 'center' }}>
                    {format(value)}
                  </Typography>
                ) : (
                  <>
                    <Typography
                      variant="caption"
                      noWrap
                      sx={{
                        // Of many columns a phone has no room for the figures.
                        display: { xs: data.length > roomyColumns ? 'none' : 'block', sm: 'block' },
                        textAlign: 'center',
                        lineHeight: `${line}px`,
                      }}
                    >
                      {format(value)}
                    </Typography>
                    <Box
                      sx={{
                        // Its figure stands above it, its name below.
                        height: `max(2px, calc((100% - ${2 * line}px) * ${(value / most).toFixed(4)}))`,
                        flex: 'none',
                        bgcolor: color ?? seriesColor(0),
                        borderRadius: '3px 3px 0 0',
                      }}
                    />
                  </>
                )}
                <Typography
                  variant="caption"
                  noWrap
                  color="text.secondary"
                  sx={{ textAlign: 'center', lineHeight: `${line}px` }}
                >
                  {label}
                </Typography>
              </Box>
            </Tooltip>
          ))}
        </Box>
      )}
    </ChartFrame>
  )
}
