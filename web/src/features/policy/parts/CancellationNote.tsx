import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { isCancellationFrozen } from '#shared/domain/policy/frozenCancellation.ts'
import { date, money } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { coverAtStake } from '#web/records/payment/coverAtStake.ts'

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
export const CancellationNote = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { cancellation, gaps, status } = policy
  const gap = gaps.at(-1)
  if (cancellation === undefined && gap !== undefined)
    return (
      <Alert severity="info" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
        {t('cancellation.gap', { from: date(gap.from), until: date(gap.until) })}
      </Alert>
    )
  if (cancellation === undefined || !isCancelling(status)) return null
  const { effectiveDate, reason, returned, flat, letterId } = cancellation
  const isFrozen = isCancellationFrozen(policy, { region: region.code })
  const standing = status === 'CANCELLED' && flat ? 'never' : isFrozen ? 'frozen' : standings[status]
  const stake = coverAtStake(policy)
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
      {t(`cancellation.${standing}`, { day: date(effectiveDate) })} {t('cancellation.reason', { reason })}
      {stake && <> {t(`cancellation.stake.${stake.standing}`, { day: date(stake.payBy) })}</>}
      {standing === 'requested' && <> {t(letterId === undefined ? 'letter.missing' : 'letter.there')}</>}
      {returned !== undefined && <> {t('cancellation.returned', { amount: money(returned) })}</>}
    </Alert>
  )
}
