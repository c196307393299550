import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { standingOf } from '#shared/domain/risk/confidence.ts'
import type { FindingKey } from '#shared/domain/risk/findings.ts'
import { findingOf } from '#shared/domain/risk/findingTexts.ts'
import type { RiskDriver } from '#shared/domain/risk/riskFactor.ts'
import { number } from '#web/i18n/format.ts'

type RiskDriversProps = {
  drivers: readonly RiskDriver[]
  average: number
  /** Says that a finding is not so; undefined for who only reads, and of one that is disputed already. */
  disputeOf?: ((finding: FindingKey) => (() => void) | undefined) | undefined
}

const Dispute = ({ driver, disputeOf }: { driver: RiskDriver; disputeOf: RiskDriversProps['disputeOf'] }) => {
  const { t } = useTranslation('account')
  const finding = driver.effect < 0 ? findingOf(driver.text) : undefined
  const dispute = finding && disputeOf?.(finding)
  if (!dispute) return null
  return (
    <Button size="small" onClick={dispute} aria-label={t('dispute.of', { finding: driver.text })} sx={{ my: -0.5 }}>
      {t('dispute.open')}
    </Button>
  )
}

/** What moves a factor up or down, the strongest first, in points. */
export const RiskDrivers = ({ drivers, average, disputeOf }: RiskDriversProps) => {
  const { t } = useTranslation('account')
  const { confidence, seen, told } = standingOf({ drivers: [...drivers] })
  return (
    <>
      <Typography variant="caption" color="text.secondary">
        {t('risk.factorAverage', { average: number(average) })} · {t(`risk.confidence.${confidence}`, { seen, told })}
      </Typography>
      {drivers.length === 0 ? (
        <Typography variant="body2">{t('risk.noDrivers')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
          {drivers.map((driver) => (
            <Box component="li" key={driver.text} sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
              <Typography
                component="span"
                variant="body2"
                className="tabular"
                sx={{
                  width: 44,
                  flex: 'none',
                  textAlign: 'right',
                  fontWeight: 500,
                  color: driver.effect < 0 ? 'error.main' : 'success.main',
                }}
              >
                {driver.effect < 0 ? '▼' : '▲'} {number(Math.abs(driver.effect))}
              </Typography>
              <Typography component="span" variant="body2">
                {driver.text}
              </Typography>
              <Dispute driver={driver} disputeOf={disputeOf} />
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}
