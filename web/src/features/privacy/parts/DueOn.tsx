import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { isOpenPrivacyRequest } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { date } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'

/** So many days before its last one a deadline is told in colour. */
const soon = 7

/** The last day for an answer, and while one is to come how many days are left. */
export const DueOn = ({ dueOn, status }: Pick<PrivacyRequest, 'dueOn' | 'status'>) => {
  const { t } = useTranslation('privacy')
  if (!isOpenPrivacyRequest(status)) return <>{date(dueOn)}</>
  const left = daysBetween({ from: todayHere(), until: dueOn })
  return (
    <Typography component="span" variant="inherit" color={left <= soon ? 'error' : 'inherit'}>
      {left < 0
        ? t('due.late', { date: date(dueOn), count: -left })
        : t('due.left', { date: date(dueOn), count: left })}
    </Typography>
  )
}
