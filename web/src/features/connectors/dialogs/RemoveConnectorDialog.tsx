import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removeConnector } from '#shared/contracts/connector/connectors.ts'
import { ConnectorId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { readsOfConnectors } from './connectorData.ts'

const AgreedData = z.object({ connectorId: ConnectorId, connector: z.string() })
type RemoveConnectorDialogProps = z.infer<typeof AgreedData> & { onClose: () => void }

/** Asks before an agreement is withdrawn, with all that was connected and read under it. */
export const RemoveConnectorDialog = ({ connectorId, connector, onClose }: RemoveConnectorDialogProps) => {
  const { t } = useTranslation('connectors')
  const remove = useCommand(removeConnector, { invalidates: readsOfConnectors })
  return (
    <ConfirmDialog
      title={t('withdraw.title', { connector })}
      confirmLabel={t('withdraw.submit')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { connectorId } })
        toast.success(t('withdraw.done', { connector }))
      }}
      onClose={onClose}
    >
      {t('withdraw.question')}
    </ConfirmDialog>
  )
}

export default hosted(AgreedData, RemoveConnectorDialog)
