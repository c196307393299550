import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createIdentityProvider, listIdentityProviders } from '#shared/contracts/auth/identityProviders.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProviderFields } from '../forms/ProviderFields.tsx'
import { forProtocol } from '../forms/providerForm.ts'

export const CreateIdentityProviderDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('signOn')
  const create = useCommand(createIdentityProvider, { invalidates: [listIdentityProviders] })
  return (
    <FormDialog
      title={t('create.title')}
      submitLabel={t('create.submit')}
      schema={createIdentityProvider.body}
      defaultValues={{
        name: '',
        domain: '',
        protocol: 'OIDC',
        issuer: '',
        clientId: '',
        clientSecret: '',
        metadataUrl: '',
      }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body: forProtocol(body) })
        toast.success(t('create.done', { name: body.name }))
      }}
      onClose={onClose}
    >
      {(form) => <ProviderFields protocol={form.watch('protocol')} isNew />}
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateIdentityProviderDialog)
