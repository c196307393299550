import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createApiKey, listApiKeys } from '#shared/contracts/auth/apiKeys.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { GrantFields } from '../forms/GrantFields.tsx'
import { addressesIn, GrantForm } from '../forms/grantForm.ts'
import { useShownSecret } from '../parts/useShownSecret.tsx'

const NewKeyForm = GrantForm.extend({ days: createApiKey.body.shape.days })

export const CreateApiKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('keys')
  const create = useCommand(createApiKey, { invalidates: [listApiKeys] })
  const { shown, show, close } = useShownSecret(onClose, { title: t('secret.title'), how: t('secret.how') })
  if (shown) return shown
  return (
    <FormDialog
      title={t('create.title')}
      submitLabel={t('create.submit')}
      schema={NewKeyForm}
      defaultValues={{ name: '', scopes: [], assistant: false, freely: [], addresses: '', days: 90 }}
      onSubmit={async ({ addresses, ...body }) =>
        show(await create.mutateAsync({ body: { ...body, addresses: addressesIn(addresses) } }))
      }
      onClose={close}
    >
      <GrantFields />
      <NumberField name="days" label={t('form.days')} hint={t('form.daysHint')} />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateApiKeyDialog)
