import { useTranslation } from 'react-i18next'
import { addWizer } from '#shared/contracts/connector/connections.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConnectorData, readsOfConnectors } from './connectorData.ts'

const AccountData = ConnectorData.pick({ accountId: true })

/** Connects the training of an insured’s people by its API key. */
export const AddWizerDialog = ({ accountId, onClose }: Pick<ConnectorData, 'accountId'> & { onClose: () => void }) => {
  const { t } = useTranslation('connectors')
  const { name: connector } = connectorKinds.WIZER
  const add = useCommand(addWizer, { invalidates: readsOfConnectors })
  return (
    <FormDialog
      title={t('add.title', { connector })}
      submitLabel={t('add.submit')}
      width="xs"
      schema={addWizer.body}
      defaultValues={{ apiKey: '' }}
      onSubmit={async (body) => {
        await add.mutateAsync({ query: { accountId }, body }).catch(orSay(t('add.failed')))
        toast.success(t('add.done', { connector }))
      }}
      onClose={onClose}
    >
      <PasswordField
        name="apiKey"
        label={t('form.apiKey')}
        hint={t('form.kept')}
        autoComplete="new-password"
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(AccountData, AddWizerDialog)
