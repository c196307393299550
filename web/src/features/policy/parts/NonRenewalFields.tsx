import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { nonRenewalOn } from '#shared/domain/policy/noticeOfExpiry.ts'
import { renewalRefusal } from '#shared/domain/policy/renewalRefusal.ts'
import { TextField } from '#web/forms/TextField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'

/** Whether an opt-out is the insurer's, of which the insured is sent a notice with its reason (rule: nonrenewal). */
export const takesNotice = (reason: string | null | undefined): boolean =>
  reason === renewalRefusal.words && nonRenewalRuleOf({ region: region.code }) !== undefined

/** Why the insurer does not renew, as the insured is told. */
export const RefusalNote = () => {
  const { t } = useTranslation('policy')
  return <TextField name="note" label={t('optOut.note')} rows={3} maxLength={1000} />
}

/** When the notice of nonrenewal of a policy goes out, by which day it has to, and what follows where that is over. */
const NoticeOfIt = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { customerEmail, expirationDate, firmographicData, timeZone } = policy
  const [today] = useState(() => dateAt(instantHere(), timeZone))
  const told = nonRenewalOn(expirationDate, { region: region.code, state: firmographicData.state, today })
  if (told === undefined) return null
  const { by, days, late, noticedOn, source } = told
  const facts = { by: date(by), days, source }
  const until = late?.standsUntil
  if (late && until === undefined) return <Alert severity="error">{t('optOut.renewalOwed', facts)}</Alert>
  if (customerEmail === undefined)
    return <Alert severity="warning">{t('expiryNotice.nonRenewalNoAddress', facts)}</Alert>
  if (until !== undefined)
    return <Alert severity="warning">{t('optOut.nonRenewalLate', { ...facts, until: date(until) })}</Alert>
  return (
    <Typography variant="body2" color="text.secondary">
      {noticedOn === today
        ? t('optOut.nonRenewalNow', facts)
        : t('optOut.nonRenewalLater', { ...facts, on: date(noticedOn) })}
    </Typography>
  )
}

/** What refusing the renewal of a policy takes besides its reason. */
export const NonRenewalFields = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  return (
    <>
      <Typography>{t('optOut.insurer', { company: policy.companyName })}</Typography>
      <RefusalNote />
      <NoticeOfIt policy={policy} />
    </>
  )
}
