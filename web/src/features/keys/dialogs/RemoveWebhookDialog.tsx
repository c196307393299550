import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listWebhooks, removeWebhook } from '#shared/contracts/webhook/webhooks.ts'
import { WebhookId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const WebhookData = z.object({ webhookId: WebhookId, companyName: z.string() })
type RemoveWebhookDialogProps = z.infer<typeof WebhookData> & { onClose: () => void }

/** Asks before a webhook is removed; what the server says against it is shown here. */
export const RemoveWebhookDialog = ({ webhookId, companyName, onClose }: RemoveWebhookDialogProps) => {
  const { t } = useTranslation('webhooks')
  const remove = useCommand(removeWebhook, { invalidates: [listWebhooks] })
  return (
    <ConfirmDialog
      title={t('remove.title', { companyName })}
      confirmLabel={t('remove.submit')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { webhookId } })
        toast.success(t('remove.done', { companyName }))
      }}
      onClose={onClose}
    >
      {t('remove.question')}
    </ConfirmDialog>
  )
}

export default hosted(WebhookData, RemoveWebhookDialog)
