import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { discardRemittance } from '#shared/contracts/commissions/remittances.ts'
import { RemittanceId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { remittanceReads } from '../parts/remittanceReads.ts'

const Data = z.object({ remittanceId: RemittanceId })

/** Asks before a remittance is discarded that was not booked. */
export const DiscardRemittanceDialog = ({ remittanceId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const act = useCommand(discardRemittance, { invalidates: remittanceReads })
  return (
    <ConfirmDialog
      title={t('remittance.discard.title')}
      confirmLabel={t('remittance.discard.submit')}
      destructive
      onClose={onClose}
      onConfirm={async () => {
        await act.mutateAsync({ params: { remittanceId } })
        toast.success(t('remittance.discard.done'))
      }}
    >
      {t('remittance.discard.text')}
    </ConfirmDialog>
  )
}

export default hosted(Data, DiscardRemittanceDialog)
