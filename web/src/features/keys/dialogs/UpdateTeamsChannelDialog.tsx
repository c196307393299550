import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listWebhookDeliveries } from '#shared/contracts/webhook/deliveries.ts'
import { updateTeamsChannel } from '#shared/contracts/webhook/teams.ts'
import { listWebhooks, Webhook } from '#shared/contracts/webhook/webhooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { eventOptions } from '../parts/eventOptions.ts'

const ChannelToChange = z.object({ webhook: Webhook })
type UpdateTeamsChannelDialogProps = z.infer<typeof ChannelToChange> & { onClose: () => void }

const { webhookUrl, events, enabled } = updateTeamsChannel.body.shape
const ChannelForm = z.object({ webhookUrl: z.union([z.literal(''), webhookUrl.unwrap()]).nullish(), events, enabled })

/** Of what a channel of Microsoft Teams is told, and by which workflow: the one before is not shown. */
export const UpdateTeamsChannelDialog = ({ webhook, onClose }: UpdateTeamsChannelDialogProps) => {
  const { t } = useTranslation('webhooks')
  const update = useCommand(updateTeamsChannel, { invalidates: [listWebhooks, listWebhookDeliveries] })
  const { id, companyName } = webhook
  return (
    <FormDialog
      title={t('channel.update', { companyName })}
      submitLabel={t('update.submit')}
      schema={ChannelForm}
      defaultValues={{
        webhookUrl: '',
        events: webhook.events,
        enabled: webhook.enabled && webhook.status !== 'SUSPENDED',
      }}
      onSubmit={async ({ webhookUrl: url, ...rest }) => {
        await update.mutateAsync({ body: { id, ...rest, ...(url && { webhookUrl: url }) } })
        toast.success(t('update.done', { companyName }))
      }}
      onClose={onClose}
    >
      <MultiSelectField name="events" label={t('form.events')} options={eventOptions} selectAll />
      <TextField
        name="webhookUrl"
        type="url"
        label={t('teams.newAddress')}
        hint={t('teams.newAddressHint')}
        placeholder="https://"
        maxLength={1000}
        autoComplete="off"
        optional
      />
      <SwitchField name="enabled" label={t('channel.enabled')} hint={t('form.enabledHint')} />
    </FormDialog>
  )
}

export default hosted(ChannelToChange, UpdateTeamsChannelDialog)
