import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { date, money } from '#web/i18n/format.ts'

const standings = {
  'CANCEL REQUESTED': 'requested',
  'CANCEL PENDING': 'pending',
  'IN REINSTATEMENT PERIOD': 'reinstatable',
  CANCELLED: 'over',
  'FLAT CANCELLED': 'never',
  RESCIND: 'never',
  VOID: 'never',
} as const
const isCancelling = (status: string): status is keyof typeof standings => status in standings

/** Above everything else on the policy's page: that it is or will be cancelled, as of when, why, and what it returns. */
export const CancellationNote = ({ policy: { cancellation, status } }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  if (cancellation === undefined || !isCancelling(status)) return null
  const { effectiveDate, reason, returned, flat } = cancellation
  const standing = status === 'CANCELLED' && flat ? 'never' : standings[status]
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
      {t(`cancellation.${standing}`, { day: date(effectiveDate) })} {t('cancellation.reason', { reason })}
      {returned !== undefined && <> {t('cancellation.returned', { amount: money(returned) })}</>}
    </Alert>
  )
}
