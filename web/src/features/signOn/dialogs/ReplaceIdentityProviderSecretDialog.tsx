import { useTranslation } from 'react-i18next'
import { listIdentityProviders, replaceIdentityProviderSecret } from '#shared/contracts/auth/identityProviders.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProviderData } from './providerData.ts'

export const ReplaceIdentityProviderSecretDialog = ({
  providerId,
  name,
  onClose,
}: ProviderData & { onClose: () => void }) => {
  const { t } = useTranslation('signOn')
  const replace = useCommand(replaceIdentityProviderSecret, { invalidates: [listIdentityProviders] })
  return (
    <FormDialog
      title={t('secret.title', { name })}
      submitLabel={t('secret.submit')}
      width="xs"
      schema={replaceIdentityProviderSecret.body}
      defaultValues={{ clientSecret: '' }}
      onSubmit={async (body) => {
        await replace.mutateAsync({ params: { providerId }, body })
        toast.success(t('secret.done', { name }))
      }}
      onClose={onClose}
    >
      <PasswordField
        name="clientSecret"
        label={t('form.clientSecret')}
        hint={t('secret.hint')}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}

export default hosted(ProviderData, ReplaceIdentityProviderSecretDialog)
