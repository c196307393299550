import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RiskFactor } from '#shared/domain/risk/riskFactor.ts'
import { ChartFrame } from '#web/charts/ChartFrame.tsx'
import { number } from '#web/i18n/format.ts'

/** The factors of the risk, each on a scale to 100 with the industry's average marked; what moves one on hover. */
export const RiskFactors = ({ factors }: { factors: readonly RiskFactor[] }) => {
  const { t } = useTranslation('quote')
  const better = factors.filter(({ score, industryAverage }) => score >= industryAverage).length
  return (
    <ChartFrame
      bare
      title={t('quote.riskFactors')}
      summary={t('risk.summary', { better, of: factors.length })}
      table={{
        headings: [t('risk.factor'), t('risk.score'), t('risk.average')],
        rows: factors.map(({ name, score, industryAverage }) => [name, number(score), number(industryAverage)]),
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {factors.map(({ key, name, score, industryAverage, drivers }) => (
          <li key={key}>
            <Tooltip
              placement="top-start"
              title={
                <>
                  <div>{t('risk.averageIs', { average: number(industryAverage) })}</div>
                  {drivers.map(({ text, effect }) => (
                    <div key={text}>
                      {effect > 0 ? '+' : '−'}
                      {number(Math.abs(effect))} {text}
                    </div>
                  ))}
                </>
              }
            >
              <Box
                tabIndex={0}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(110px, 34%) 1fr 32px',
                  gap: 1.5,
                  alignItems: 'center',
                  minHeight: 28,
                  borderRadius: 0.5,
                }}
              >
                <Typography variant="body2" noWrap>
                  {name}
                </Typography>
                <Box sx={{ position: 'relative', height: 8, borderRadius: 1, bgcolor: 'divider' }} aria-hidden="true">
                  <Box
                    sx={{
                      position: 'absolute',
                      insetBlock: 0,
                      left: 0,
                      width: `${score}%`,
                      borderRadius: 1,
                      bgcolor: score >= industryAverage ? 'primary.main' : 'warning.main',
                    }}
                  />
                  <Box
                    sx={{
                      position: 'absolute',
                      insetBlock: -3,
                      left: `calc(${industryAverage}% - 1px)`,
                      width: 2,
                      bgcolor: 'text.primary',
                    }}
                  />
                </Box>
                <Typography variant="body2" className="tabular" sx={{ textAlign: 'right', fontWeight: 500 }}>
                  {number(score)}
                </Typography>
              </Box>
            </Tooltip>
          </li>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1 }}>
        {t('risk.legend')}
      </Typography>
    </ChartFrame>
  )
}
