import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ConnectorKind, replaceConnectionSecret } from '#shared/contracts/connector/connections.ts'
import { ConnectionId } from '#shared/domain/ids/ids.ts'
import { type ConnectorType, connectorKinds, missingWords } from '#shared/domain/integration/connectors.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { readsOfConnectors } from './connectorData.ts'

const ConnectionData = z.object({ connectionId: ConnectionId, connectorType: ConnectorKind, name: z.string() })
type ReplaceConnectionSecretDialogProps = z.infer<typeof ConnectionData> & { onClose: () => void }

const secretOf = (connectorType: ConnectorType) => {
  const { user, secret } = missingWords(connectorType)
  return z.object({
    username:
      connectorKinds[connectorType].form === 'credentials' ? filledLine(200, { missing: user }) : line(200).optional(),
    password: filledLine(2000, { missing: secret }),
  })
}

/** Gives a connection the secret by which it is made from now on: of one that was refused, or whose secret was changed there. */
export const ReplaceConnectionSecretDialog = ({
  connectionId,
  connectorType,
  name,
  onClose,
}: ReplaceConnectionSecretDialogProps) => {
  const { t } = useTranslation('connectors')
  const { form } = connectorKinds[connectorType]
  const isAws = connectorType === 'AWS'
  const replace = useCommand(replaceConnectionSecret, { invalidates: readsOfConnectors })
  const secretLabel = {
    credentials: isAws ? 'form.secretKey' : 'form.password',
    key: 'form.apiKey',
    token: 'form.token',
  } as const
  return (
    <FormDialog
      title={t('secret.title', { name })}
      submitLabel={t('secret.submit')}
      width="xs"
      schema={secretOf(connectorType)}
      defaultValues={{ username: '', password: '' }}
      onSubmit={async ({ username, password }) => {
        const credentials = { ...(username && { username }), password }
        await replace.mutateAsync({ params: { connectionId }, body: { credentials } })
        toast.success(t('secret.done', { name }))
      }}
      onClose={onClose}
    >
      {form === 'credentials' && (
        <TextField
          name="username"
          label={t(isAws ? 'form.accessKey' : 'form.username')}
          hint={t('secret.userHint')}
          maxLength={200}
          autoFocus
        />
      )}
      <PasswordField
        name="password"
        label={t(secretLabel[form === 'oauth' ? 'token' : form])}
        hint={t('form.kept')}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}

export default hosted(ConnectionData, ReplaceConnectionSecretDialog)
