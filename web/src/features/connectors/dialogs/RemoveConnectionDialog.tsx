import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removeConnection } from '#shared/contracts/connector/connections.ts'
import { ConnectionId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { readsOfConnectors } from './connectorData.ts'

const ConnectionData = z.object({ connectionId: ConnectionId, name: z.string() })
type RemoveConnectionDialogProps = z.infer<typeof ConnectionData> & { onClose: () => void }

/** Asks before a connected account is removed. */
export const RemoveConnectionDialog = ({ connectionId, name, onClose }: RemoveConnectionDialogProps) => {
  const { t } = useTranslation('connectors')
  const remove = useCommand(removeConnection, { invalidates: readsOfConnectors })
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.submit')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { connectionId } })
        toast.success(t('remove.done', { name }))
      }}
      onClose={onClose}
    >
      {t('remove.question')}
    </ConfirmDialog>
  )
}

export default hosted(ConnectionData, RemoveConnectionDialog)
