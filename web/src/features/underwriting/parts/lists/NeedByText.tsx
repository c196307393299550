import { useTranslation } from 'react-i18next'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { StatusChip } from '../../../../ui/StatusChip.tsx'

/** From this many days before on, a need-by date stands out. */
const soon = 2

/** By when a quote is needed; stands out when that is near or over. */
export const NeedByText = ({ value }: { value: string | undefined }) => {
  const { t } = useTranslation('underwriting')
  if (value === undefined) return <span>–</span>
  const days = daysBetween(new Date().toISOString().slice(0, 10), value)
  if (days > soon) return <DateText value={value} />
  const label = days < 0 ? t('needBy.overdue') : days === 0 ? t('needBy.today') : t('needBy.days', { count: days })
  return (
    <span title={value}>
      <StatusChip status="DUE" label={label} />
    </span>
  )
}
