import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { expiryOf } from './licensing.ts'

/** The last day of a license, with a word where it is near or over. */
export const Expiry = ({ day }: { day: CalendarDate | undefined }) => {
  const { t } = useTranslation('licenses')
  if (day === undefined) return <span>–</span>
  const { tone, days } = expiryOf(day)
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <DateText value={day} />
      {tone === 'bad' && <Chip size="small" color="error" variant="outlined" label={t('expiry.over')} />}
      {tone === 'soon' && (
        <Chip size="small" color="warning" variant="outlined" label={t('expiry.soon', { count: days })} />
      )}
    </Box>
  )
}
