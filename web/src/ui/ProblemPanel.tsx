import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type Permission, permissions } from '#shared/permissions.ts'
import { messageOf } from '../api/messageOf.ts'
import { Problem } from '../api/problem.ts'
import { AskAgain } from './AskAgain.tsx'
import { CopyDetailsButton } from './CopyDetailsButton.tsx'
import { WaitText, waitOf } from './WaitText.tsx'
import { WhoMay } from './WhoMay.tsx'

type ProblemPanelProps = {
  /** What failed: a `Problem` or anything thrown. */
  error: unknown
  /** What was being done, as a heading (`The quotes could not be loaded`). */
  title?: string | undefined
  /** Tries again; the button shows only when given. */
  onRetry?: (() => void) | undefined
}

/** The permission that is missing, where that is why it failed. */
const deniedBy = (error: unknown): Permission | undefined =>
  error instanceof Problem && error.code === 'permission.denied'
    ? permissions.find((each) => each === error.data.needed)
    : undefined

/** The blacklisted domain, where one is why it failed. */
const refusedFor = (error: unknown): string | undefined =>
  error instanceof Problem && error.code === 'blacklist.refused' && typeof error.data.domain === 'string'
    ? error.data.domain
    : undefined

/** Says what failed, why and what to do now; carries the request's id for support. */
export const ProblemPanel = ({ error, title, onRetry }: ProblemPanelProps) => {
  const { t } = useTranslation()
  const wait = waitOf(error)
  const denied = deniedBy(error)
  const refusedDomain = refusedFor(error)
  const requestId = error instanceof Problem ? error.requestId : undefined
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ alignItems: 'flex-start', bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <Typography sx={{ fontWeight: 650 }}>{title ?? t('problem.panelTitle')}</Typography>
      <Typography>
        {wait === undefined ? messageOf(error) : <WaitText sentence={messageOf(error)} wait={wait} />}
      </Typography>
      {denied !== undefined && <WhoMay needed={denied} />}
      {requestId && (
        <Typography variant="caption" color="text.secondary">
          {t('problem.requestId', { requestId })}
        </Typography>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {onRetry && (
          <Button size="small" variant="outlined" onClick={onRetry}>
            {t('problem.retry')}
          </Button>
        )}
        {refusedDomain !== undefined && <AskAgain domain={refusedDomain} />}
        <CopyDetailsButton error={error} />
      </Stack>
    </Alert>
  )
}
