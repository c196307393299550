import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { type NonRenewalRule, nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { isOnPaper } from '#shared/domain/policy/paperNotice.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { PolicyNote } from './PolicyNote.tsx'

/** What waits to be posted says so itself. */
const isDrawn = ({ noticeOfExpiry, paperNotices = [] }: Policy): boolean =>
  noticeOfExpiry?.standing === 'waiting' &&
  paperNotices.some(({ kind, status }) => kind !== 'cancellation' && status === 'TO_POST')

/** How the notice stands that the insurer does not renew a policy (rule: nonrenewal). */
const NonRenewal = ({ policy, rule }: { policy: Policy; rule: NonRenewalRule }) => {
  const { customerEmail, noticeOfExpiry } = policy
  const { t } = useTranslation('policy')
  if (noticeOfExpiry === undefined) return null
  const { standing, by, on, goesOnUntil } = noticeOfExpiry
  const facts = { by: date(by), to: customerEmail ?? '' }
  if (standing === 'given' && on !== undefined)
    return <PolicyNote severity="info">{t('expiryNotice.nonRenewalGiven', { ...facts, on: date(on) })}</PolicyNote>
  if (standing === 'missed' && rule.late === 'renewed' && goesOnUntil !== undefined)
    return (
      <PolicyNote severity="warning">
        {t('expiryNotice.nonRenewalOwed', { ...facts, source: rule.source, until: date(goesOnUntil) })}
      </PolicyNote>
    )
  if (on !== undefined && goesOnUntil !== undefined)
    return (
      <PolicyNote severity="warning">
        {t('expiryNotice.nonRenewalLate', { ...facts, on: date(on), until: date(goesOnUntil) })}
      </PolicyNote>
    )
  if (standing === 'missed')
    return <PolicyNote severity="warning">{t('expiryNotice.nonRenewalMissed', facts)}</PolicyNote>
  return isOnPaper(policy) ? (
    <PolicyNote severity="warning">{t('expiryNotice.nonRenewalByPost', facts)}</PolicyNote>
  ) : (
    <PolicyNote severity="info">{t('expiryNotice.nonRenewalWaiting', facts)}</PolicyNote>
  )
}

/** Whether the insured was given notice in time that the policy ends, and what follows where they were not (rule: notice-of-expiry). */
export const ExpiryNote = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { noticeOfExpiry, customerEmail, expirationDate, firmographicData } = policy
  if (noticeOfExpiry === undefined || isDrawn(policy)) return null
  const rule = nonRenewalRuleOf({ region: region.code, state: firmographicData.state })
  if (rule) return <NonRenewal policy={policy} rule={rule} />
  const { standing, by, on, mayRenew, goesOnUntil } = noticeOfExpiry
  const to = customerEmail ?? ''
  const given = on !== undefined && t(mayRenew ? 'expiryNotice.mayRenew' : 'expiryNotice.mayNot', { on: date(on), to })
  if (standing === 'given') return <PolicyNote severity="info">{given}</PolicyNote>
  if (standing === 'waiting' && !isOnPaper(policy))
    return <PolicyNote severity="info">{t('expiryNotice.waiting', { by: date(by) })}</PolicyNote>
  if (standing === 'waiting')
    return <PolicyNote severity="warning">{t('expiryNotice.byPost', { by: date(by) })}</PolicyNote>
  return (
    <PolicyNote severity="warning">
      {t('expiryNotice.missed', { by: date(by) })} {given}{' '}
      {goesOnUntil !== undefined && t('expiryNotice.goesOn', { end: date(expirationDate), until: date(goesOnUntil) })}
    </PolicyNote>
  )
}
