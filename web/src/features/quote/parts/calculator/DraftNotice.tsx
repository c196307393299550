import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { date, dateTime } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import type { KeptDraft } from './useDraft.ts'

const Notice = ({
  severity,
  children,
  action,
}: {
  severity: 'info' | 'warning'
  children: ReactNode
  action: ReactNode
}) => (
  <Alert
    severity={severity}
    variant="outlined"
    sx={{
      mb: 2,
      alignItems: 'center',
      flexWrap: 'wrap',
      color: 'text.primary',
      '& .MuiAlert-message': { flex: 1, minWidth: 200 },
    }}
    action={action}
  >
    {children}
  </Alert>
)

/** What was left in the calculator before, and what was kept elsewhere meanwhile. */
export const DraftNotice = ({ draft }: { draft: KeptDraft }) => {
  const { t } = useTranslation('quote')
  const { standing, leftAt } = draft
  if (standing.kind === 'conflict')
    return (
      <Notice
        severity="warning"
        action={
          <>
            <Button size="small" onClick={() => void draft.takeOther().catch(toast.problem)}>
              {t('draft.takeOther')}
            </Button>
            <Button size="small" variant="outlined" onClick={draft.keepThis}>
              {t('draft.keepThis')}
            </Button>
          </>
        }
      >
        {t('draft.conflict', { at: dateTime(standing.at) })}
      </Notice>
    )
  if (leftAt === undefined) return null
  return (
    <Notice
      severity="info"
      action={
        <>
          <Button size="small" onClick={draft.discard}>
            {t('draft.discard')}
          </Button>
          <Button size="small" variant="outlined" onClick={draft.goOn}>
            {t('draft.goOn')}
          </Button>
        </>
      }
    >
      {t('draft.left', { at: dateTime(leftAt) })}
    </Notice>
  )
}

/** Where what is chosen is kept, told quietly. */
export const DraftSaved = ({ draft: { standing } }: { draft: KeptDraft }) => {
  const { t } = useTranslation('quote')
  return (
    <Typography variant="caption" color="text.secondary" role="status" sx={{ minHeight: 20, textAlign: 'center' }}>
      {standing.kind === 'saved' && t('draft.saved', { at: date(standing.at, { timeStyle: 'short' }) })}
      {standing.kind === 'hereAlone' && t('draft.hereAlone')}
    </Typography>
  )
}
