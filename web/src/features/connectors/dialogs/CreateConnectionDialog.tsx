import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createConnection } from '#shared/contracts/connector/connections.ts'
import { listAwsRegions } from '#shared/contracts/connector/connectors.ts'
import { connectorKinds, missingWords, placesOf } from '#shared/domain/integration/connectors.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConnectorData, readsOfConnectors } from './connectorData.ts'

const credentialsOf = ({ user, secret }: ReturnType<typeof missingWords>) =>
  z.object({
    provider: line(60).optional(),
    username: filledLine(200, { missing: user }),
    password: filledLine(2000, { missing: secret }),
    region: line(30).nullish(),
  })

/** What the user or the key has to be allowed, and no more. */
const leastRights = { AWS: 'form.rightsAws', QUALYSVM: 'form.rightsQualys' } as const

/** Connects a system by a user of its own and that one’s password. */
export const CreateConnectionDialog = ({
  accountId,
  connectorType,
  onClose,
}: ConnectorData & { onClose: () => void }) => {
  const { t } = useTranslation('connectors')
  const { name: connector } = connectorKinds[connectorType]
  const isAws = connectorType === 'AWS'
  const rights = connectorType === 'AWS' || connectorType === 'QUALYSVM' ? leastRights[connectorType] : undefined
  const regions = useOperation(listAwsRegions, {}, { enabled: isAws })
  const places = isAws ? (regions.data ?? []) : placesOf(connectorType)
  const connect = useCommand(createConnection, { invalidates: readsOfConnectors })
  return (
    <FormDialog
      title={t('add.title', { connector })}
      submitLabel={t('add.submit')}
      width="xs"
      schema={credentialsOf(missingWords(connectorType))}
      defaultValues={{ provider: '', username: '', password: '', region: null }}
      onSubmit={async ({ provider, username, password, region }) => {
        const metadata = region ? { region } : {}
        const credentials = { username, password }
        const body = { connector: connectorType, provider, credentials, metadata, agreement: false, accountId }
        await connect.mutateAsync({ body }).catch(orSay(t('add.failed')))
        toast.success(t('add.done', { connector }))
      }}
      onClose={onClose}
    >
      <TextField
        name="username"
        label={t(isAws ? 'form.accessKey' : 'form.username')}
        hint={rights === undefined ? undefined : t(rights)}
        maxLength={200}
        autoFocus
      />
      <PasswordField
        name="password"
        label={t(isAws ? 'form.secretKey' : 'form.password')}
        hint={t('form.kept')}
        autoComplete="new-password"
      />
      {places.length > 0 && (
        <SelectField
          name="region"
          label={t(isAws ? 'form.region' : 'form.platform')}
          optional
          options={places.map(({ code, name }) => ({ value: code, label: name, hint: code }))}
        />
      )}
      <TextField name="provider" label={t('form.provider')} hint={t('form.providerHint')} optional maxLength={60} />
    </FormDialog>
  )
}

export default hosted(ConnectorData, CreateConnectionDialog)
