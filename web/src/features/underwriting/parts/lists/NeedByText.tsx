import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** From this many days before on, a need-by date stands out. */
const soon = 2

/** By when a quote is needed; stands out when that is near or over. */
export const NeedByText = ({ value }: { value: CalendarDate | undefined }) => {
  const { t } = useTranslation('underwriting')
  if (value === undefined) return <span>–</span>
  const days = daysBetween({ from: todayHere(), until: value })
  if (days > soon) return <DateText value={value} />
  const label = days < 0 ? t('needBy.overdue') : days === 0 ? t('needBy.today') : t('needBy.days', { count: days })
  return (
    <span title={value}>
      <StatusChip status="DUE" label={label} />
    </span>
  )
}
