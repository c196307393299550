import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { date } from '#web/i18n/format.ts'
import { coverAtStake } from '#web/records/payment/coverAtStake.ts'

/** Before anything is paid: that cover ends, or has ended, because nothing was, and until when paying undoes that. */
export const CoverAtStake = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('billing')
  const stake = coverAtStake(policy)
  if (stake === undefined) return null
  const { day, payBy, standing } = stake
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
      {t(`payment.cover.${standing}`, {
        day: date(day, { dateStyle: 'long' }),
        payBy: date(payBy, { dateStyle: 'long' }),
      })}
    </Alert>
  )
}
