import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createConnection } from '#shared/contracts/connector/connections.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConnectorData, readsOfConnectors } from './connectorData.ts'

const Token = z.object({
  token: filledLine(2000, { missing: 'Token is required' }),
  provider: line(60).optional(),
})

/** Connects a system by a token that it made for the platform. */
export const CreateTokenConnectionDialog = ({
  accountId,
  connectorType,
  onClose,
}: ConnectorData & { onClose: () => void }) => {
  const { t } = useTranslation('connectors')
  const { name: connector } = connectorKinds[connectorType]
  const connect = useCommand(createConnection, { invalidates: readsOfConnectors })
  return (
    <FormDialog
      title={t('add.title', { connector })}
      submitLabel={t('add.submit')}
      width="xs"
      schema={Token}
      defaultValues={{ token: '', provider: '' }}
      onSubmit={async ({ token, provider }) => {
        const credentials = { password: token }
        const body = { connector: connectorType, provider, credentials, agreement: false, accountId }
        await connect.mutateAsync({ body }).catch(orSay(t('add.failed')))
        toast.success(t('add.done', { connector }))
      }}
      onClose={onClose}
    >
      <PasswordField
        name="token"
        label={t('form.token')}
        hint={connectorType === 'CLOUDFLARE' ? t('form.rightsCloudflare') : t('form.kept')}
        autoComplete="new-password"
        autoFocus
      />
      <TextField name="provider" label={t('form.provider')} hint={t('form.providerHint')} optional maxLength={60} />
    </FormDialog>
  )
}

export default hosted(ConnectorData, CreateTokenConnectionDialog)
