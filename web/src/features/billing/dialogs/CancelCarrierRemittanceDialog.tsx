import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { cancelCarrierRemittance } from '#shared/contracts/billing/carrierRemittances.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { type RemittanceDialogProps, remittanceDialog } from '../parts/remittances/remittanceDialog.tsx'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const CancelCarrierRemittance = ({
  remittance: { id, amount, carrierName: carrier },
  onClose,
}: RemittanceDialogProps) => {
  const { t } = useTranslation('billing')
  const cancel = useCommand(cancelCarrierRemittance, { invalidates: remittanceReads })
  return (
    <FormDialog
      title={t('carrierRemittances.cancel.title', { carrier })}
      submitLabel={t('carrierRemittances.cancel.submit')}
      destructive
      width="xs"
      schema={cancelCarrierRemittance.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { carrierRemittanceId: id }, body })
        toast.success(t('carrierRemittances.cancel.done'))
      }}
    >
      <Typography>{t('carrierRemittances.cancel.question', { amount: exactMoney(amount), carrier })}</Typography>
      <TextField name="note" label={t('carrierRemittances.reason')} autoFocus />
    </FormDialog>
  )
}

/** Cancels a remittance that is not paid, with why. */
export const CancelCarrierRemittanceDialog = remittanceDialog(CancelCarrierRemittance)

export default CancelCarrierRemittanceDialog
