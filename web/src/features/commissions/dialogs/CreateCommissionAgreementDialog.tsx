import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  createCommissionAgreement,
  listCommissionAgreementHistory,
  listCommissionAgreements,
} from '#shared/contracts/commissions/agreements.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AgreementFields } from '../forms/AgreementFields.tsx'
import { AgreementForm, newAgreement } from '../forms/agreementForm.ts'

const Data = z.object({ agencyId: AgencyId })

/** Agrees the commission of an agency from a day on. */
export const CreateCommissionAgreementDialog = ({
  agencyId,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const create = useCommand(createCommissionAgreement, {
    invalidates: [listCommissionAgreementHistory, listCommissionAgreements],
  })
  return (
    <FormDialog
      title={t('agreement.addTitle')}
      submitLabel={t('agreement.add')}
      schema={AgreementForm}
      defaultValues={newAgreement()}
      onSubmit={async (body) => {
        await create.mutateAsync({ params: { agencyId }, body })
        toast.success(t('agreement.added'))
      }}
      onClose={onClose}
    >
      <AgreementFields agencyId={agencyId} />
    </FormDialog>
  )
}

export default hosted(Data, CreateCommissionAgreementDialog)
