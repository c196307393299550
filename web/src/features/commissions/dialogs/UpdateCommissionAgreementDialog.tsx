import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  listCommissionAgreementHistory,
  listCommissionAgreements,
  updateCommissionAgreement,
} from '#shared/contracts/commissions/agreements.ts'
import { CommissionAgreement } from '#shared/contracts/commissions/commissionAgreement.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AgreementFields } from '../forms/AgreementFields.tsx'
import { AgreementForm, agreementValues } from '../forms/agreementForm.ts'

const Data = z.object({ agreement: CommissionAgreement })

/** Agrees the terms anew, or ends them by a day; what they were stays among the versions. */
export const UpdateCommissionAgreementDialog = ({
  agreement,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const update = useCommand(updateCommissionAgreement, {
    invalidates: [listCommissionAgreementHistory, listCommissionAgreements],
  })
  const { agencyId, id: agreementId, revision } = agreement
  return (
    <FormDialog
      title={t('agreement.editTitle')}
      submitLabel={t('agreement.save')}
      needsChange
      schema={AgreementForm}
      defaultValues={agreementValues(agreement)}
      onSubmit={async (terms) => {
        await update.mutateAsync({ params: { agencyId, agreementId }, body: { ...terms, revision } })
        toast.success(t('agreement.saved'))
      }}
      onClose={onClose}
    >
      <AgreementFields agencyId={agencyId} />
    </FormDialog>
  )
}

export default hosted(Data, UpdateCommissionAgreementDialog)
