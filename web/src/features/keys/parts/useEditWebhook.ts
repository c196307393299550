import type { Webhook } from '#shared/contracts/webhook/webhooks.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as keyDialogs from '../dialogs.ts'

/** Opens the dialog by which a webhook or a channel of its kind is changed. */
export const useEditWebhook = () => {
  const { open } = useDialogs()
  return (webhook: Webhook): void => {
    if (webhook.channel === 'SLACK') open(keyDialogs.updateSlackChannel, { webhook })
    else if (webhook.channel === 'TEAMS') open(keyDialogs.updateTeamsChannel, { webhook })
    else open(keyDialogs.updateWebhook, { webhook })
  }
}
