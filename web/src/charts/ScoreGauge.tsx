import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { number } from '../i18n/format.ts'
import { figure } from '../theme/typography.ts'
import { ChartFrame } from './ChartFrame.tsx'

type ScoreGaugeProps = {
  title: string
  score: number
  min?: number
  max?: number
  /** How many of the industry have each band of scores, from low to high; equal bands. */
  distribution?: readonly number[] | undefined
  /** The industry's average. */
  average?: number | undefined
  /** Words under the figure (`Better than 72 % of retailers`). */
  note?: string | undefined
  bare?: boolean | undefined
}

const width = 240
const middle = width / 2
const radius = 96

const point = (share: number, distance: number): readonly [number, number] => {
  const angle = Math.PI * (1 - share)
  return [middle + Math.cos(angle) * distance, 112 - Math.sin(angle) * distance]
}

const arc = (from: number, to: number, distance: number): string => {
  const [x1, y1] = point(from, distance)
  const [x2, y2] = point(to, distance)
  return `M${x1.toFixed(2)} ${y1.toFixed(2)}A${distance} ${distance} 0 0 1 ${x2.toFixed(2)} ${y2.toFixed(2)}`
}

/** A score on a half circle, in another colour below the industry's average, which is marked, with its distribution behind. */
export const ScoreGauge = ({
  title,
  score,
  min = 0,
  max = 100,
  distribution,
  average,
  note,
  bare,
}: ScoreGaugeProps) => {
  const { t } = useTranslation()
  const share = Math.min(1, Math.max(0, (score - min) / (max - min)))
  const averageShare = average === undefined ? undefined : (average - min) / (max - min)
  const isBelow = average !== undefined && score < average
  const bands = distribution ?? []
  const most = Math.max(1, ...bands)
  const band = (max - min) / Math.max(1, bands.length)
  return (
    <ChartFrame
      title={title}
      bare={bare}
      summary={[
        t('charts.gaugeSummary', { score: number(score), min: number(min), max: number(max) }),
        average === undefined ? '' : t('charts.gaugeAverage', { average: number(average) }),
        note ?? '',
      ].join(' ')}
      table={{
        headings: [t('charts.scoreBand'), t('charts.companies')],
        rows: [
          ...bands.map((count, index) => [
            `${number(Math.round(min + index * band))}–${number(Math.round(min + (index + 1) * band))}`,
            number(count),
          ]),
          [title, number(score)],
          ...(average === undefined ? [] : [[t('charts.industryAverage'), number(average)]]),
        ],
      }}
    >
      <Box sx={{ position: 'relative', maxWidth: 300, mx: 'auto' }}>
        <Box
          component="svg"
          viewBox={`0 0 ${width} 124`}
          aria-hidden="true"
          sx={{ width: '100%', display: 'block', color: 'text.primary' }}
        >
          {bands.map((count, index) => {
            const at = (index + 0.5) / bands.length
            const [x1, y1] = point(at, 50)
            const [x2, y2] = point(at, 50 + 32 * (count / most))
            return (
              <Box
                component="line"
                key={at}
                x1={x1}
                y1={y1}
                x2={x2}
                y2={y2}
                strokeWidth={Math.min(12, (Math.PI * 60) / bands.length - 1.5)}
                sx={{ stroke: 'color-mix(in srgb, var(--mui-palette-text-primary) 14%, transparent)' }}
              />
            )
          })}
          <Box
            component="path"
            d={arc(0, 1, radius)}
            fill="none"
            strokeWidth={10}
            strokeLinecap="round"
            sx={{ stroke: 'var(--mui-palette-divider)' }}
          />
          {share > 0 && (
            <Box
              component="path"
              d={arc(0, share, radius)}
              fill="none"
              strokeWidth={10}
              strokeLinecap="round"
              sx={{ stroke: `var(--mui-palette-${isBelow ? 'warning' : 'primary'}-main)` }}
            />
          )}
          {averageShare !== undefined && (
            <Box
              component="path"
              d={`M${point(averageShare, radius - 9).join(' ')}L${point(averageShare, radius + 9).join(' ')}`}
              strokeWidth={2.5}
              sx={{ stroke: 'var(--mui-palette-text-primary)' }}
            />
          )}
        </Box>
        <Box sx={{ position: 'absolute', insetInline: 0, bottom: 2, textAlign: 'center' }} aria-hidden="true">
          <Box sx={{ ...figure, fontSize: 40 }}>{number(score)}</Box>
        </Box>
      </Box>
      {note && <Box sx={{ textAlign: 'center', color: 'text.secondary', mt: 0.5 }}>{note}</Box>}
    </ChartFrame>
  )
}
