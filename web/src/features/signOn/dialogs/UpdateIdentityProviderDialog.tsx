import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  IdentityProvider,
  listIdentityProviders,
  updateIdentityProvider,
} from '#shared/contracts/auth/identityProviders.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProviderFields } from '../forms/ProviderFields.tsx'

const ProviderToChange = z.object({ provider: IdentityProvider })
type Props = z.infer<typeof ProviderToChange> & { onClose: () => void }

/** Changes a provider that is not on; it has to be tried again. */
export const UpdateIdentityProviderDialog = ({ provider, onClose }: Props) => {
  const { t } = useTranslation('signOn')
  const update = useCommand(updateIdentityProvider, { invalidates: [listIdentityProviders] })
  const { id: providerId, name, domain, protocol, issuer, clientId, metadataUrl, attributes } = provider
  return (
    <FormDialog
      title={t('update.title', { name })}
      submitLabel={t('update.submit')}
      schema={updateIdentityProvider.body}
      defaultValues={{ name, domain, issuer, clientId, metadataUrl, attributes }}
      needsChange
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { providerId }, body })
        toast.success(t('update.done', { name: body.name }))
      }}
      onClose={onClose}
    >
      <ProviderFields protocol={protocol} />
    </FormDialog>
  )
}

export default hosted(ProviderToChange, UpdateIdentityProviderDialog)
