import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  listCommissionAgreementHistory,
  listCommissionAgreements,
  removeCommissionAgreement,
} from '#shared/contracts/commissions/agreements.ts'
import { AgencyId, CommissionAgreementId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ agencyId: AgencyId, agreementId: CommissionAgreementId })

/** Asks before an agreement is taken away that has not begun. */
export const RemoveCommissionAgreementDialog = ({
  agencyId,
  agreementId,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const remove = useCommand(removeCommissionAgreement, {
    invalidates: [listCommissionAgreementHistory, listCommissionAgreements],
  })
  return (
    <ConfirmDialog
      title={t('agreement.removeTitle')}
      confirmLabel={t('agreement.remove')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { agencyId, agreementId } })
        toast.success(t('agreement.removed'))
      }}
      onClose={onClose}
    >
      {t('agreement.removeText')}
    </ConfirmDialog>
  )
}

export default hosted(Data, RemoveCommissionAgreementDialog)
