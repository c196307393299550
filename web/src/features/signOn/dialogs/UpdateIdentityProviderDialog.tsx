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
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { ProviderFields } from '../forms/ProviderFields.tsx'
import { attributesForForm, attributesOfForm } from '../forms/providerForm.ts'

const ProviderToChange = z.object({ provider: IdentityProvider })
type Props = z.infer<typeof ProviderToChange> & { onClose: () => void }

/** Changes a provider that is not on; it has to be tried again. */
export const UpdateIdentityProviderDialog = ({ provider, onClose }: Props) => {
  const { t } = useTranslation('signOn')
  const persona = usePersona()
  const update = useCommand(updateIdentityProvider, { invalidates: [listIdentityProviders] })
  const { id: providerId, name, domain, protocol, issuer, clientId, metadataUrl, attributes } = provider
  return (
    <FormDialog
      title={t('update.title', { name })}
      submitLabel={t('update.submit')}
      schema={updateIdentityProvider.body}
      defaultValues={{
        name,
        domain,
        issuer,
        clientId,
        metadataUrl,
        attributes: attributesForForm(persona, protocol, attributes),
      }}
      needsChange
      onSubmit={async (body) => {
        await update.mutateAsync({
          params: { providerId },
          body: { ...body, attributes: attributesOfForm(body.attributes) },
        })
        toast.success(t('update.done', { name: body.name }))
      }}
      onClose={onClose}
    >
      {(form) => <ProviderFields protocol={protocol} asksRole={Boolean(form.watch('attributes.role'))} />}
    </FormDialog>
  )
}

export default hosted(ProviderToChange, UpdateIdentityProviderDialog)
