import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { rejectCarrierRemittance } from '#shared/contracts/billing/carrierRemittances.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { type RemittanceDialogProps, remittanceDialog } from '../parts/remittances/remittanceDialog.tsx'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const RejectCarrierRemittance = ({
  remittance: { id, amount, carrierName: carrier },
  onClose,
}: RemittanceDialogProps) => {
  const { t } = useTranslation('billing')
  const reject = useCommand(rejectCarrierRemittance, { invalidates: remittanceReads })
  return (
    <FormDialog
      title={t('carrierRemittances.reject.title', { carrier })}
      submitLabel={t('carrierRemittances.reject.submit')}
      destructive
      width="xs"
      schema={rejectCarrierRemittance.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await reject.mutateAsync({ params: { carrierRemittanceId: id }, body })
        toast.success(t('carrierRemittances.reject.done'))
      }}
    >
      <Typography>{t('carrierRemittances.reject.question', { amount: exactMoney(amount), carrier })}</Typography>
      <TextField name="note" label={t('carrierRemittances.reason')} autoFocus />
    </FormDialog>
  )
}

/** Rejects a remittance that somebody else prepared, with why. */
export const RejectCarrierRemittanceDialog = remittanceDialog(RejectCarrierRemittance)

export default RejectCarrierRemittanceDialog
