import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RiskDriver } from '#shared/domain/risk/riskFactor.ts'
import { number } from '#web/i18n/format.ts'

type RiskDriversProps = { drivers: readonly RiskDriver[]; average: number }

/** What moves a factor up or down, the strongest first, in points. */
export const RiskDrivers = ({ drivers, average }: RiskDriversProps) => {
  const { t } = useTranslation('account')
  return (
    <>
      <Typography variant="caption" color="text.secondary">
        {t('risk.factorAverage', { average: number(average) })}
      </Typography>
      {drivers.length === 0 ? (
        <Typography variant="body2">{t('risk.noDrivers')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
          {drivers.map(({ text, effect }) => (
            <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
              <Typography
                component="span"
                variant="body2"
                className="tabular"
                sx={{
                  width: 44,
                  flex: 'none',
                  textAlign: 'right',
                  fontWeight: 500,
                  color: effect < 0 ? 'error.main' : 'success.main',
                }}
              >
                {effect < 0 ? '▼' : '▲'} {number(Math.abs(effect))}
              </Typography>
              <Typography component="span" variant="body2">
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}
