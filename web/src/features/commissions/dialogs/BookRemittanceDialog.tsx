import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { bookRemittance } from '#shared/contracts/commissions/remittances.ts'
import { RemittanceId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { remittanceReads } from '../parts/remittanceReads.ts'

const Data = z.object({ remittanceId: RemittanceId })

/** Asks before a remittance is taken to the ledger. */
export const BookRemittanceDialog = ({ remittanceId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const act = useCommand(bookRemittance, { invalidates: remittanceReads })
  return (
    <ConfirmDialog
      title={t('remittance.book.title')}
      confirmLabel={t('remittance.book.submit')}
      onClose={onClose}
      onConfirm={async () => {
        await act.mutateAsync({ params: { remittanceId } })
        toast.success(t('remittance.book.done'))
      }}
    >
      {t('remittance.book.text')}
    </ConfirmDialog>
  )
}

export default hosted(Data, BookRemittanceDialog)
