import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { PlaceZone } from '#shared/domain/calendar/timeZone.ts'
import { nonRenewalOn, noticeInTimeUntil } from '#shared/domain/policy/noticeOfExpiry.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'

/** What decides about the notice that a policy is not renewed. */
interface Ending {
  readonly endsOn: CalendarDate
  readonly state: string | undefined
  readonly timeZone: PlaceZone
  /** Notices of it go by post (rule: notice-on-paper). */
  readonly byPost: boolean
}

/** When the notice of nonrenewal of a policy goes out, by which day it has to, and what follows where that is over. */
export const NonRenewalNotice = ({ endsOn, state, timeZone, byPost }: Ending) => {
  const { t } = useTranslation('policy')
  const [today] = useState(() => dateAt(instantHere(), timeZone))
  const told = nonRenewalOn(endsOn, { region: region.code, state, today })
  if (told === undefined) {
    const until = noticeInTimeUntil(endsOn, { region: region.code, state })
    if (until === undefined || until < today) return null
    return (
      <Typography variant="body2" color="text.secondary">
        {t('optOut.expiry', { end: date(endsOn), by: date(until) })}
      </Typography>
    )
  }
  const { by, days, late, noticedOn, source } = told
  const facts = { by: date(by), days, source }
  const until = late?.standsUntil
  if (late && until === undefined) return <Alert severity="error">{t('optOut.renewalOwed', facts)}</Alert>
  if (byPost) return <Alert severity="warning">{t('expiryNotice.nonRenewalByPost', facts)}</Alert>
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
