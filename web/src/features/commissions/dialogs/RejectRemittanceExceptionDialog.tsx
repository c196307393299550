import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import { rejectRemittanceException } from '#shared/contracts/commissions/remittances.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ExceptionFacts } from '../parts/ExceptionFacts.tsx'
import { remittanceReads } from '../parts/remittanceReads.ts'

const Data = z.object({ exception: RemittanceException })

/** Rejects what somebody else proposed, and says why. */
export const RejectRemittanceExceptionDialog = ({
  exception,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const reject = useCommand(rejectRemittanceException, { invalidates: remittanceReads })
  return (
    <FormDialog
      title={t('exception.reject.title')}
      submitLabel={t('exception.reject.submit')}
      destructive
      width="sm"
      schema={rejectRemittanceException.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await reject.mutateAsync({ params: { exceptionId: exception.id }, body })
        toast.success(t('exception.reject.done'))
      }}
    >
      <ExceptionFacts exception={exception} />
      <TextField name="note" label={t('exception.reject.note')} rows={2} maxLength={500} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, RejectRemittanceExceptionDialog)
