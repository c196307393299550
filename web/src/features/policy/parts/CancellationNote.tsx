import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { isReason } from '#shared/domain/policy/cancellationReasons.ts'
import { reinstatementEndsOn } from '#shared/domain/policy/policyDates.ts'
import { date, money } from '#web/i18n/format.ts'
import { isCancellationFrozen } from './isCancellationFrozen.ts'

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

/** Until when paying what is due keeps cover that is to end because it was not paid, or brings it back. */
const payBy = ({ reason, effectiveDate, lapsesOn }: NonNullable<Policy['cancellation']>, status: string) => {
  if (!isReason(reason, 'NON_PAYMENT')) return undefined
  if (status === 'IN REINSTATEMENT PERIOD') return addDays(lapsesOn ?? reinstatementEndsOn(effectiveDate), -1)
  return status === 'CANCEL PENDING' ? addDays(effectiveDate, -1) : undefined
}

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
  const isFrozen = isCancellationFrozen(policy)
  const standing = status === 'CANCELLED' && flat ? 'never' : isFrozen ? 'frozen' : standings[status]
  const last = isFrozen ? undefined : payBy(cancellation, status)
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
      {t(`cancellation.${standing}`, { day: date(effectiveDate) })} {t('cancellation.reason', { reason })}
      {last !== undefined && (
        <> {t(standing === 'pending' ? 'cancellation.keep' : 'cancellation.bringBack', { day: date(last) })}</>
      )}
      {standing === 'requested' && <> {t(letterId === undefined ? 'letter.missing' : 'letter.there')}</>}
      {returned !== undefined && <> {t('cancellation.returned', { amount: money(returned) })}</>}
    </Alert>
  )
}
