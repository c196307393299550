import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { AssistantRequest } from '#shared/contracts/webhook/assistants.ts'
import { dateTime } from '#web/i18n/format.ts'
import { standingOf } from './standingOf.ts'

const severities = {
  WAITING: 'info',
  APPROVED: 'success',
  REFUSED: 'warning',
  EXPIRED: 'warning',
  DONE: 'success',
} as const

/** Where the request stands, and what follows of it. */
export const Standing = (request: AssistantRequest) => {
  const { t } = useTranslation('assistants')
  const standing = standingOf(request)
  const { decision, doneAt, expiresAt, provesIdentity } = request
  return (
    <Alert severity={severities[standing]} sx={{ mb: 2 }}>
      {t(`standing.${standing}`, {
        until: dateTime(expiresAt),
        who: decision?.name ?? '',
        at: dateTime(doneAt ?? decision?.at ?? expiresAt),
      })}
      {decision?.note !== undefined && ` ${t('standing.note', { note: decision.note })}`}
      {standing === 'WAITING' && provesIdentity && ` ${t('standing.proof')}`}
    </Alert>
  )
}
