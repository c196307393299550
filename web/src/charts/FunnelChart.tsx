import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { number, percent } from '../i18n/format.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type Datum, seriesColor } from './chartColors.ts'
import { funnelSteps } from './funnelSteps.ts'

type FunnelChartProps = {
  title: string
  /** The stages, each of them a part of the one before. */
  data: readonly Datum[]
  bare?: boolean | undefined
}

/** How many go on from stage to stage: each as wide as it is part of the first, with its part of the one before. */
export const FunnelChart = ({ title, data, bare }: FunnelChartProps) => {
  const { t } = useTranslation()
  const steps = funnelSteps(data)
  const isLinked = steps.some(({ to }) => to !== undefined)
  const last = steps.at(-1)
  const asPart = (part: number | undefined) => (part === undefined ? '–' : percent(part, { digits: 0 }))
  return (
    <ChartFrame
      title={title}
      bare={bare}
      summary={
        last === undefined
          ? t('empty.title')
          : t('charts.funnelSummary', {
              stages: steps.map(({ label, value }) => `${label} ${number(value)}`).join(', '),
              part: asPart(last.ofFirst),
            })
      }
      table={{
        headings: [t('charts.what'), t('charts.value'), t('charts.ofBefore'), t('charts.ofFirst')],
        rows: steps.map(({ label, value, ofBefore, ofFirst }) => [
          label,
          number(value),
          asPart(ofBefore),
          asPart(ofFirst),
        ]),
        links: steps.map(({ to }) => to),
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }} aria-hidden={isLinked ? undefined : 'true'}>
        {steps.map(({ label, value, color, to, ofBefore, ofFirst = 0 }) => (
          <Box
            key={label}
            {...(to !== undefined && { component: Link, to, 'aria-label': `${label}: ${number(value)}` })}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '30% 1fr 72px', sm: '26% 1fr 92px' },
              gap: 1,
              alignItems: 'center',
              minHeight: 32,
              px: 0.5,
              color: 'inherit',
              textDecoration: 'none',
              borderRadius: 0.5,
              '&[href]:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Typography variant="body2" sx={{ lineHeight: 1.2 }}>
              {label}
            </Typography>
            <Box sx={{ display: 'flex', justifyContent: 'center' }}>
              <Box
                sx={{
                  height: 24,
                  borderRadius: '3px',
                  width: value > 0 ? `max(3px, ${ofFirst * 100}%)` : 0,
                  bgcolor: color ?? seriesColor(0),
                }}
              />
            </Box>
            <Typography variant="body2" className="tabular" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              <b>{number(value)}</b>
              {ofBefore !== undefined && (
                <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 0.75 }}>
                  {asPart(ofBefore)}
                </Typography>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </ChartFrame>
  )
}
