import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { MergeProgress } from './MergeProgress.tsx'

/** That an agency does not sell, or not much longer, and why. */
export const AgencyHeld = ({ agency }: { agency: Agency }) => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const { status, statusReason, lastDay, mergedInto: into, mergedIntoId, mergeJobId } = agency
  if (mergeJobId !== undefined) return <MergeProgress jobId={mergeJobId} />
  if (status === 'ACTIVE') return null
  const isMerged = status === 'CLOSED' && into !== undefined
  const day = lastDay === undefined ? '' : date(lastDay)
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        isMerged &&
        mergedIntoId !== undefined && (
          <Button
            color="inherit"
            size="small"
            component={Link}
            to={inPersona(persona, `agencies/${mergedIntoId}/details`)}
          >
            {t('agency.merged.open', { into })}
          </Button>
        )
      }
    >
      {[isMerged ? t('agency.merged.done', { into }) : t(`agency.is.${status}`, { day }), statusReason]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}
