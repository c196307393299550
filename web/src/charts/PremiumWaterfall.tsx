import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { factor, money } from '../i18n/format.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { type WaterfallBar, type WaterfallStep, waterfallBars } from './waterfallBars.ts'

type PremiumWaterfallProps = {
  steps: readonly WaterfallStep[]
  title?: string | undefined
  totalLabel?: string | undefined
  bare?: boolean | undefined
  /** Key of a step to point out: what changed last. */
  highlight?: string | undefined
}

const colorOf = ({ total, effect }: WaterfallBar): string =>
  total ? 'secondary.main' : effect < 0 ? 'primary.main' : 'warning.main'

const signed = ({ total, effect }: WaterfallBar): string =>
  total || effect === 0 ? money(effect) : `${effect > 0 ? '+' : '−'}${money(Math.abs(effect))}`

/**
 * How a premium came about: bars from base to total, one a step. Pointing at one, or reaching it by Tab, tells the factor
 * and what it was looked up with.
 */
export const PremiumWaterfall = ({ steps, title, totalLabel, bare, highlight }: PremiumWaterfallProps) => {
  const { t } = useTranslation()
  const bars = waterfallBars(steps, totalLabel ?? t('charts.total'))
  const edges = bars.flatMap(({ from, to }) => [from, to])
  const low = Math.min(0, ...edges)
  const span = Math.max(1, ...edges) - low
  const share = (value: number) => ((value - low) / span) * 100
  const first = bars[0]
  const last = bars.at(-1)
  const up = bars.filter((bar) => !bar.total && bar.effect > 0).length
  const down = bars.filter((bar) => !bar.total && bar.effect < 0).length
  return (
    <ChartFrame
      title={title ?? t('charts.waterfall')}
      bare={bare}
      summary={t('charts.waterfallSummary', {
        base: money(first?.effect ?? 0),
        total: money(last?.effect ?? 0),
        up,
        down,
      })}
      table={{
        headings: [t('charts.step'), t('charts.input'), t('charts.factor'), t('charts.effect'), t('charts.sum')],
        rows: bars.map((bar) => [
          bar.label,
          bar.input ?? '',
          bar.factor === undefined ? '' : factor(bar.factor),
          signed(bar),
          money(bar.to),
        ]),
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: '3px' }}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <Tooltip
              placement="top"
              title={
                <Box>
                  <b>{bar.label}</b>
                  {bar.input && <div>{t('charts.inputIs', { input: bar.input })}</div>}
                  {bar.factor !== undefined && <div>{t('charts.factorIs', { factor: factor(bar.factor) })}</div>}
                  <div>{t('charts.sumIs', { sum: money(bar.to) })}</div>
                </Box>
              }
            >
              <ButtonBase
                component="div"
                tabIndex={0}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '38% 1fr 84px', sm: '32% 1fr 104px' },
                  gap: 1,
                  width: '100%',
                  textAlign: 'left',
                  alignItems: 'center',
                  minHeight: 26,
                  borderRadius: 0.5,
                  cursor: 'default',
                  bgcolor: bar.key === highlight ? 'primary.light' : 'transparent',
                  transition: 'background-color 200ms',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ fontWeight: bar.total ? 650 : 400, pl: 0.5, py: 0.25, lineHeight: 1.25, minWidth: 0 }}
                >
                  {bar.label}
                </Typography>
                <Box component="span" aria-hidden="true" sx={{ position: 'relative', height: 14 }}>
                  <Box
                    component="span"
                    sx={{
                      position: 'absolute',
                      insetBlock: 0,
                      left: `${share(Math.min(bar.from, bar.to))}%`,
                      width: `max(2px, ${Math.abs(share(bar.to) - share(bar.from))}%)`,
                      bgcolor: colorOf(bar),
                      borderRadius: '3px',
                      transition: 'left 200ms cubic-bezier(0, 0, 0.2, 1), width 200ms cubic-bezier(0, 0, 0.2, 1)',
                    }}
                  />
                </Box>
                <Typography
                  variant="body2"
                  component="span"
                  className="tabular"
                  sx={{ textAlign: 'right', pr: 0.5, fontWeight: bar.total ? 650 : 400 }}
                >
                  {signed(bar)}
                </Typography>
              </ButtonBase>
            </Tooltip>
          </li>
        ))}
      </Box>
    </ChartFrame>
  )
}
