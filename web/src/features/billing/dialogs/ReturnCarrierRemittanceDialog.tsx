import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { returnCarrierRemittance } from '#shared/contracts/billing/carrierRemittances.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { type RemittanceDialogProps, remittanceDialog } from '../parts/remittances/remittanceDialog.tsx'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const ReturnCarrierRemittance = ({
  remittance: { id, amount, carrierName: carrier },
  onClose,
}: RemittanceDialogProps) => {
  const { t } = useTranslation('billing')
  const send = useCommand(returnCarrierRemittance, { invalidates: remittanceReads })
  return (
    <FormDialog
      title={t('carrierRemittances.return.title', { carrier })}
      submitLabel={t('carrierRemittances.return.submit')}
      width="xs"
      schema={returnCarrierRemittance.body}
      defaultValues={{ returnedOn: todayHere(), note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { carrierRemittanceId: id }, body })
        toast.success(t('carrierRemittances.return.done'))
      }}
    >
      <Typography>{t('carrierRemittances.return.question', { amount: exactMoney(amount), carrier })}</Typography>
      <DateField name="returnedOn" label={t('carrierRemittances.return.returnedOn')} max={todayHere()} />
      <TextField name="note" label={t('carrierRemittances.reason')} />
    </FormDialog>
  )
}

/** Notes that the bank sent a remittance back. */
export const ReturnCarrierRemittanceDialog = remittanceDialog(ReturnCarrierRemittance)

export default ReturnCarrierRemittanceDialog
