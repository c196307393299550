import Button from '@mui/material/Button'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listWebhookDeliveries } from '#shared/contracts/webhook/deliveries.ts'
import { listWebhooks, updateWebhook, Webhook } from '#shared/contracts/webhook/webhooks.ts'
import { secretOverlap } from '#shared/domain/integration/webhooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { CopiedValue } from '#web/ui/CopiedValue.tsx'
import { toast } from '#web/ui/toast.ts'
import { eventOptions } from '../parts/eventOptions.ts'

const WebhookToChange = z.object({ webhook: Webhook })
type UpdateWebhookDialogProps = z.infer<typeof WebhookToChange> & { onClose: () => void }

const { clientSecret, enabled, events, webhookUrl } = updateWebhook.body.shape
const WebhookForm = z.object({
  webhookUrl,
  events: events.unwrap(),
  enabled: enabled.unwrap(),
  clientSecret: z.union([z.literal(''), clientSecret.unwrap()]).nullish(),
})

/** 24 random bytes as 32 letters of base64. */
const newSecret = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))

/** Makes a new secret, which stands in the field to be taken along before it is saved. */
const SecretField = () => {
  const { t } = useTranslation('webhooks')
  const { setValue } = useFormContext()
  const make = () => setValue('clientSecret', newSecret(), { shouldDirty: true, shouldValidate: true })
  return (
    <TextField
      name="clientSecret"
      label={t('form.clientSecret')}
      hint={t('form.clientSecretHint', { hours: secretOverlap.standard })}
      optional
      maxLength={32}
      autoComplete="off"
      aside={
        <Button size="small" sx={{ minHeight: 0, py: 0 }} onClick={make}>
          {t('form.generate')}
        </Button>
      }
    />
  )
}

/** Where a webhook leads, of what it tells, with which secret, and whether at all. */
export const UpdateWebhookDialog = ({ webhook, onClose }: UpdateWebhookDialogProps) => {
  const { t } = useTranslation('webhooks')
  const update = useCommand(updateWebhook, { invalidates: [listWebhooks, listWebhookDeliveries] })
  const { id, companyName, clientId } = webhook
  return (
    <FormDialog
      title={t('update.title', { companyName })}
      submitLabel={t('update.submit')}
      schema={WebhookForm}
      defaultValues={{
        webhookUrl: webhook.webhookUrl,
        events: webhook.events,
        enabled: webhook.enabled && webhook.status !== 'SUSPENDED',
        clientSecret: '',
      }}
      onSubmit={async ({ clientSecret: secret, ...rest }) => {
        await update.mutateAsync({ body: { id, clientId, ...rest, ...(secret && { clientSecret: secret }) } })
        toast.success(t('update.done', { companyName }))
      }}
      onClose={onClose}
    >
      <TextField
        name="webhookUrl"
        type="url"
        label={t('form.webhookUrl')}
        hint={t('form.webhookUrlHint')}
        placeholder="https://"
        maxLength={500}
        autoFocus
      />
      <MultiSelectField name="events" label={t('form.events')} options={eventOptions} selectAll />
      <CopiedValue label={t('form.clientId')} value={clientId} />
      <SecretField />
      <SwitchField name="enabled" label={t('form.enabled')} hint={t('form.enabledHint')} />
    </FormDialog>
  )
}

export default hosted(WebhookToChange, UpdateWebhookDialog)
