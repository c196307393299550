import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { standingOf } from '#shared/domain/risk/confidence.ts'
import type { RiskFactor } from '#shared/domain/risk/riskFactor.ts'
import { number } from '#web/i18n/format.ts'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'

const Drivers = ({ factor }: { factor: RiskFactor }) => {
  const { t } = useTranslation('underwriting')
  const { confidence, seen, told } = standingOf(factor)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, pl: 1.5, py: 0.5, borderLeft: 2, borderColor: 'divider' }}>
      {factor.drivers.length === 0 && <li>{t('score.noDrivers')}</li>}
      <Typography component="li" variant="caption" color="text.secondary">
        {t(`score.confidence.${confidence}`, { seen, told })}
      </Typography>
      {factor.drivers.map(({ text, effect }) => (
        <Typography component="li" variant="body2" key={text} sx={{ display: 'flex', gap: 1 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {text}
          </Box>
          <Box
            component="span"
            className="tabular"
            sx={{ color: effect < 0 ? 'error.main' : 'success.main', fontWeight: 500 }}
          >
            {effect > 0 ? `+${number(effect)}` : `−${number(Math.abs(effect))}`}
          </Box>
        </Typography>
      ))}
    </Box>
  )
}

/** The factors of a score, each against the industry's average; a factor unfolds to what moves it. */
export const FactorBars = ({ factors }: { factors: readonly RiskFactor[] }) => {
  const { t } = useTranslation('underwriting')
  const [open, setOpen] = useState<string>()
  return (
    <Box
      component="ul"
      aria-label={t('score.factors')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}
    >
      {factors.map((factor) => {
        const { key, name, score, industryAverage } = factor
        const below = score < industryAverage
        return (
          <li key={key}>
            <Box
              component="button"
              type="button"
              aria-expanded={open === key}
              onClick={() => setOpen(open === key ? undefined : key)}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 9.5em) minmax(0, 1fr) 2.2em',
                gap: 1,
                alignItems: 'center',
                width: '100%',
                minHeight: 26,
                px: 0.5,
                border: 0,
                borderRadius: 0.5,
                background: 'none',
                color: 'inherit',
                font: 'inherit',
                fontSize: 13,
                textAlign: 'left',
                cursor: 'pointer',
                '&:hover': { bgcolor: 'action.hover' },
                '@media (pointer: coarse)': { minHeight: 40 },
              }}
            >
              <Typography component="span" variant="body2" noWrap>
                {name}
              </Typography>
              <Box
                component="span"
                aria-hidden="true"
                sx={{ position: 'relative', height: 8, borderRadius: 1, bgcolor: 'divider' }}
              >
                <Box
                  component="span"
                  sx={{
                    position: 'absolute',
                    insetBlock: 0,
                    left: 0,
                    width: `${score}%`,
                    borderRadius: 1,
                    bgcolor: below ? 'warning.main' : 'primary.main',
                  }}
                />
                <Box
                  component="span"
                  sx={{
                    position: 'absolute',
                    top: -3,
                    bottom: -3,
                    left: `${industryAverage}%`,
                    width: '2px',
                    bgcolor: 'text.primary',
                  }}
                />
              </Box>
              <Box component="span" className="tabular" sx={{ textAlign: 'right', fontWeight: 500 }}>
                {number(score)}
                <Box component="span" sx={visuallyHidden}>
                  {t('score.against', { average: number(industryAverage) })}
                </Box>
              </Box>
            </Box>
            {open === key && <Drivers factor={factor} />}
          </li>
        )
      })}
    </Box>
  )
}
