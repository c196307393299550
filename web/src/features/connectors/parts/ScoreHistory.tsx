import { useTranslation } from 'react-i18next'
import { ChartFrame } from '#web/charts/ChartFrame.tsx'
import { seriesColor } from '#web/charts/chartColors.ts'
import { date, number } from '#web/i18n/format.ts'

type ScoreHistoryProps = {
  scores: readonly { readonly date: string; readonly score: number }[]
  maxScore: number
}

const [width, height, edge] = [320, 96, 6]

/** The scores of the last days as a line, from nothing to all that can be reached. */
export const ScoreHistory = ({ scores, maxScore }: ScoreHistoryProps) => {
  const { t } = useTranslation('connectors')
  const x = (index: number) =>
    scores.length < 2 ? width / 2 : edge + (index / (scores.length - 1)) * (width - 2 * edge)
  const y = (score: number) => height - edge - (score / Math.max(1, maxScore)) * (height - 2 * edge)
  const points = scores.map(({ score }, index) => ({ x: x(index), y: y(score) }))
  const [first, last] = [scores[0], scores.at(-1)]
  return (
    <ChartFrame
      title={t('posture.history')}
      summary={
        first && last
          ? t('posture.historySummary', {
              from: date(first.date),
              first: number(first.score),
              last: number(last.score),
              most: number(maxScore),
            })
          : t('posture.nothing')
      }
      table={{
        headings: [t('posture.day'), t('posture.score')],
        rows: scores.map((each) => [date(each.date), number(each.score)]),
      }}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x1="0" x2={width} y1={height - edge} y2={height - edge} stroke="currentColor" opacity="0.25" />
        <polyline
          points={points.map((point) => `${point.x},${point.y}`).join(' ')}
          fill="none"
          stroke={seriesColor(0)}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        {points.length < 32 &&
          points.map((point) => (
            <ellipse key={point.x} cx={point.x} cy={point.y} rx="2.5" ry="3" fill={seriesColor(0)} />
          ))}
      </svg>
    </ChartFrame>
  )
}
