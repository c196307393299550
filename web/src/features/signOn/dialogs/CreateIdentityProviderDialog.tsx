import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createIdentityProvider, listIdentityProviders } from '#shared/contracts/auth/identityProviders.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import type { SchemaForm } from '#web/forms/useSchemaForm.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { ProviderFields } from '../forms/ProviderFields.tsx'
import { attributesForForm, forProtocol } from '../forms/providerForm.ts'

type Settings = z.input<typeof createIdentityProvider.body>

/** Has the attributes be called as most of the chosen protocol call them. */
const UsualAttributes = ({ form }: { form: SchemaForm<Settings, z.output<typeof createIdentityProvider.body>> }) => {
  const persona = usePersona()
  const protocol = form.watch('protocol')
  const { setValue } = form
  useEffect(() => setValue('attributes', attributesForForm(persona, protocol)), [persona, protocol, setValue])
  return null
}

export const CreateIdentityProviderDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('signOn')
  const persona = usePersona()
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
        attributes: attributesForForm(persona, 'OIDC'),
      }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body: forProtocol(body) })
        toast.success(t('create.done', { name: body.name }))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <UsualAttributes form={form} />
          <ProviderFields protocol={form.watch('protocol')} isNew asksRole={Boolean(form.watch('attributes.role'))} />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateIdentityProviderDialog)
