import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ApiKey, listApiKeys, updateApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { toast } from '#web/ui/toast.ts'
import { GrantFields } from '../forms/GrantFields.tsx'
import { addressesIn, GrantForm } from '../forms/grantForm.ts'

const KeyToChange = z.object({ apiKey: ApiKey })
type UpdateApiKeyDialogProps = z.infer<typeof KeyToChange> & { onClose: () => void }

const ChangedKeyForm = GrantForm.extend({ enabled: updateApiKey.body.shape.enabled })

export const UpdateApiKeyDialog = ({ apiKey, onClose }: UpdateApiKeyDialogProps) => {
  const { t } = useTranslation('keys')
  const update = useCommand(updateApiKey, { invalidates: [listApiKeys] })
  const { id, name, scopes, assistant, freely, addresses, enabled } = apiKey
  return (
    <FormDialog
      title={t('update.title', { name })}
      submitLabel={t('update.submit')}
      schema={ChangedKeyForm}
      defaultValues={{ name, scopes, assistant, freely, addresses: addresses.join(', '), enabled }}
      onSubmit={async ({ addresses: typed, ...body }) => {
        await update.mutateAsync({ params: { keyId: id }, body: { ...body, addresses: addressesIn(typed) } })
        toast.success(t('update.done', { name: body.name }))
      }}
      onClose={onClose}
    >
      <GrantFields scopes={scopes} />
      <SwitchField name="enabled" label={t('form.enabled')} hint={t('form.enabledHint')} />
    </FormDialog>
  )
}

export default hosted(KeyToChange, UpdateApiKeyDialog)
