import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { date } from '#web/i18n/format.ts'
import { PolicyNote } from './PolicyNote.tsx'

/** Whether the insured was given notice in time that the policy ends, and what follows where they were not (rule: notice-of-expiry). */
export const ExpiryNote = ({ policy: { noticeOfExpiry, customerEmail, expirationDate } }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  if (noticeOfExpiry === undefined) return null
  const { standing, by, on, mayRenew, goesOnUntil } = noticeOfExpiry
  const to = customerEmail ?? ''
  const given = on !== undefined && t(mayRenew ? 'expiryNotice.mayRenew' : 'expiryNotice.mayNot', { on: date(on), to })
  if (standing === 'given') return <PolicyNote severity="info">{given}</PolicyNote>
  if (standing === 'waiting' && customerEmail !== undefined)
    return <PolicyNote severity="info">{t('expiryNotice.waiting', { by: date(by) })}</PolicyNote>
  if (standing === 'waiting')
    return <PolicyNote severity="warning">{t('expiryNotice.noAddress', { by: date(by) })}</PolicyNote>
  return (
    <PolicyNote severity="warning">
      {t('expiryNotice.missed', { by: date(by) })} {given}{' '}
      {goesOnUntil !== undefined && t('expiryNotice.goesOn', { end: date(expirationDate), until: date(goesOnUntil) })}
    </PolicyNote>
  )
}
