import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listWebhookDeliveries } from '#shared/contracts/webhook/deliveries.ts'
import { updateSlackChannel } from '#shared/contracts/webhook/slack.ts'
import { listWebhooks, Webhook } from '#shared/contracts/webhook/webhooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { toast } from '#web/ui/toast.ts'
import { eventOptions } from '../parts/eventOptions.ts'

const ChannelToChange = z.object({ webhook: Webhook })
type UpdateSlackChannelDialogProps = z.infer<typeof ChannelToChange> & { onClose: () => void }

const { events, enabled } = updateSlackChannel.body.shape
const ChannelForm = z.object({ events, enabled })

/** Of what a channel of Slack is told; which channel it is was chosen at Slack. */
export const UpdateSlackChannelDialog = ({ webhook, onClose }: UpdateSlackChannelDialogProps) => {
  const { t } = useTranslation('webhooks')
  const update = useCommand(updateSlackChannel, { invalidates: [listWebhooks, listWebhookDeliveries] })
  const { id, companyName } = webhook
  return (
    <FormDialog
      title={t('channel.update', { companyName })}
      submitLabel={t('update.submit')}
      schema={ChannelForm}
      defaultValues={{ events: webhook.events, enabled: webhook.enabled && webhook.status !== 'SUSPENDED' }}
      onSubmit={async (body) => {
        await update.mutateAsync({ body: { id, ...body } })
        toast.success(t('update.done', { companyName }))
      }}
      onClose={onClose}
    >
      <MultiSelectField name="events" label={t('form.events')} options={eventOptions} selectAll />
      <SwitchField name="enabled" label={t('channel.enabled')} hint={t('form.enabledHint')} />
    </FormDialog>
  )
}

export default hosted(ChannelToChange, UpdateSlackChannelDialog)
