import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import { date } from '#web/i18n/format.ts'

/** That an agency does not sell, or not much longer, and why. */
export const AgencyHeld = ({ agency: { status, statusReason, lastDay } }: { agency: Agency }) => {
  const { t } = useTranslation('users')
  if (status === 'ACTIVE') return null
  const day = lastDay === undefined ? '' : date(lastDay)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {[t(`agency.is.${status}`, { day }), statusReason].filter(Boolean).join(' ')}
    </Alert>
  )
}
