import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createWebhook, listWebhooks } from '#shared/contracts/webhook/webhooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useShownSecret } from '../parts/useShownSecret.tsx'

export const CreateWebhookDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('webhooks')
  const create = useCommand(createWebhook, { invalidates: [listWebhooks] })
  const { shown, show, close } = useShownSecret(onClose, { title: t('secret.title'), how: t('secret.how') })
  if (shown) return shown
  return (
    <FormDialog
      title={t('create.title')}
      submitLabel={t('create.submit')}
      width="xs"
      schema={createWebhook.body}
      defaultValues={{ companyName: '' }}
      onSubmit={async (body) => {
        const { clientId: id, clientSecret: secret } = await create.mutateAsync({ body })
        show({ id, secret })
      }}
      onClose={close}
    >
      <TextField
        name="companyName"
        label={t('form.companyName')}
        hint={t('form.companyNameHint')}
        maxLength={100}
        autoFocus
      />
      <Typography variant="body2" color="text.secondary">
        {t('create.then')}
      </Typography>
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateWebhookDialog)
