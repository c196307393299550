import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { type ApiKey, listApiKeys } from '#shared/contracts/auth/apiKeys.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { nowHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { CopiedValue } from '#web/ui/CopiedValue.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import * as keyDialogs from '../dialogs.ts'
import { KeyStatusChip } from '../parts/KeyStatusChip.tsx'
import { KeyUse } from '../parts/KeyUse.tsx'
import { Scopes } from '../parts/Scopes.tsx'

/** What has to be known of a key at once. */
const Standing = ({ leakedAt, previousUntil }: ApiKey) => {
  const { t } = useTranslation('keys')
  if (leakedAt !== undefined)
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('leaked', { date: date(leakedAt) })}
      </Alert>
    )
  if (previousUntil === undefined || Date.parse(previousUntil) <= nowHere()) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('previousUntil', { date: date(previousUntil, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </Alert>
  )
}

/** That a program decides by itself what to call with it, and what it may do of it alone. */
const ForAssistant = ({ assistant, freely }: ApiKey) => {
  const { t } = useTranslation('keys')
  if (!assistant) return null
  return (
    <Typography sx={{ mb: 3, maxWidth: '65ch' }}>
      {freely.length === 0
        ? t('forAssistant')
        : t('forAssistantFreely', { freely: freely.map((hand) => t(`freely.${hand}`)).join(', ') })}
    </Typography>
  )
}

/** One API key: how it stands, and how it was used. */
export const ApiKeyPage = () => {
  const { t } = useTranslation('keys')
  const { open } = useDialogs()
  const { keyId } = useParams()
  const path = inPersona(usePersona(), 'api-keys')
  const keys = useOperation(listApiKeys)
  if (keys.error) return <RecordProblem error={keys.error} onRetry={() => void keys.refetch()} />
  if (keys.data === undefined) return <PageSkeleton />
  const apiKey = keys.data.find(({ id }) => id === keyId)
  if (apiKey === undefined) return <NotFoundInArea home={path} />
  const { id, name, prefix, expiresAt, createdBy, scopes } = apiKey
  return (
    <Page width="medium">
      <PageHeader
        title={name}
        subtitle={
          <>
            <KeyStatusChip {...apiKey} /> {prefix}…
          </>
        }
        trail={[{ label: t('title'), to: path }]}
        secondary={
          <Button onClick={() => open(keyDialogs.regenerateApiKey, { keyId: id, name })}>
            {t('regenerate.submit')}
          </Button>
        }
        action={
          <Button variant="contained" onClick={() => open(keyDialogs.updateApiKey, { apiKey })}>
            {t('update.action')}
          </Button>
        }
      />
      <Standing {...apiKey} />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '65ch' }}>
        {t('stands', { createdBy, date: date(expiresAt), count: scopes.length })}
      </Typography>
      <Scopes scopes={scopes} />
      <ForAssistant {...apiKey} />
      <Box sx={{ mb: 3, maxWidth: 480 }}>
        <CopiedValue label={t('secret.id')} value={id} />
      </Box>
      <KeyUse keyId={id} />
    </Page>
  )
}
