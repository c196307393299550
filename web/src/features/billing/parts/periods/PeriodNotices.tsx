import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Period } from '#shared/contracts/billing/period.ts'
import { date, money } from '#web/i18n/format.ts'

/** What keeps a month from being closed. */
export const PeriodObstacles = ({ obstacles }: Pick<Period, 'obstacles'>) => {
  const { t } = useTranslation('billing')
  if (obstacles.length === 0) return <Alert severity="success">{t('periods.ready')}</Alert>
  return (
    <Alert severity="info">
      {obstacles.map(({ kind, count, day = '', amount = 0 }) => (
        <Box key={kind}>{t(`periods.obstacles.${kind}`, { count, day: date(day), amount: money(amount) })}</Box>
      ))}
    </Alert>
  )
}

/** What should be looked at before a month is closed. */
export const PeriodWarnings = ({ warnings }: Pick<Period, 'warnings'>) => {
  const { t } = useTranslation('billing')
  if (warnings.length === 0) return null
  return (
    <Alert severity="warning">
      <AlertTitle>{t('periods.warnings.title')}</AlertTitle>
      {warnings.map(({ kind, count, amount, account = '' }) => (
        <Box key={`${kind}|${account}`}>{t(`periods.warnings.${kind}`, { count, account, amount: money(amount) })}</Box>
      ))}
    </Alert>
  )
}
