import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createLeenInviteToken, createLeenOrganization } from '#shared/contracts/connector/leen.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { date } from '#web/i18n/format.ts'
import { CopiedValue } from '#web/ui/CopiedValue.tsx'
import { ConnectorData } from './connectorData.ts'

type Invitation = { readonly organizationId: string; readonly token: string; readonly expiresAt: string }

/** Makes a token for somebody else who looks after the system, and shows it this once. */
export const CreateLeenInviteTokenDialog = ({
  accountId,
  connectorType,
  onClose,
}: ConnectorData & { onClose: () => void }) => {
  const { t } = useTranslation('connectors')
  const { name: connector } = connectorKinds[connectorType]
  const organization = useCommand(createLeenOrganization)
  const invite = useCommand(createLeenInviteToken)
  const [made, setMade] = useState<Invitation>()
  const isMade = useRef(false)
  if (made === undefined)
    return (
      <FormDialog
        title={t('invite.title', { connector })}
        submitLabel={t('invite.submit')}
        width="xs"
        schema={z.object({})}
        onSubmit={async () => {
          const failed = orSay(t('connectFailed'))
          const { organizationId } = await organization.mutateAsync({ body: { accountId } }).catch(failed)
          const { token, expiresAt } = await invite.mutateAsync({ body: { accountId, connectorType } }).catch(failed)
          isMade.current = true
          setMade({ organizationId, token, expiresAt })
        }}
        onClose={() => {
          if (!isMade.current) onClose()
        }}
      >
        <Typography>{t('invite.question', { connector })}</Typography>
      </FormDialog>
    )
  return (
    <DialogFrame title={t('invite.made')} width="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{t('invite.once', { until: date(made.expiresAt) })}</Alert>
          <CopiedValue label={t('invite.organization')} value={made.organizationId} />
          <CopiedValue label={t('invite.token')} value={made.token} />
          <Typography variant="body2" color="text.secondary">
            {t('invite.how', { connector })}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('invite.saved')}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}

export default hosted(ConnectorData, CreateLeenInviteTokenDialog)
