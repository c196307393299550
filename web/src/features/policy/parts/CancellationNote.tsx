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
  RESCIND: 'rescinded',
  VOID: 'never',
} as const
const isCancelling = (status: string): status is keyof typeof standings => status in standings

/** Above everything else on the policy's page: that it is or will be cancelled, as of when, why, and what it returns. */
export const CancellationNote = ({ policy: { cancellation, gaps, status } }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const gap = gaps.at(-1)
  if (cancellation === undefined && gap !== undefined)
    return (
      <Alert severity="info" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
        {t('cancellation.gap', { from: date(gap.from), until: date(gap.until) })}
      </Alert>
    )
  if (cancellation === undefined || !isCancelling(status)) return null
  const { effectiveDate, reason, returned, flat, letterId } = cancellation
  const standing = status === 'CANCELLED' && flat ? 'never' : standings[status]
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
      {t(`cancellation.${standing}`, { day: date(effectiveDate) })} {t('cancellation.reason', { reason })}
      {standing === 'requested' && <> {t(letterId === undefined ? 'letter.missing' : 'letter.there')}</>}
      {returned !== undefined && <> {t('cancellation.returned', { amount: money(returned) })}</>}
    </Alert>
  )
}
