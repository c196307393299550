import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import { date } from '#web/i18n/format.ts'
import { MergeProgress } from './MergeProgress.tsx'

/** That an agency does not sell, or not much longer, and why. */
export const AgencyHeld = ({ agency }: { agency: Agency }) => {
  const { t } = useTranslation('users')
  const { status, statusReason, lastDay, mergedInto: into, mergeJobId } = agency
  if (mergeJobId !== undefined) return <MergeProgress jobId={mergeJobId} />
  if (status === 'ACTIVE') return null
  const isMerged = status === 'CLOSED' && into !== undefined
  const day = lastDay === undefined ? '' : date(lastDay)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {[isMerged ? t('agency.merged.done', { into }) : t(`agency.is.${status}`, { day }), statusReason]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}
