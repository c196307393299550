import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { payCarrierRemittance } from '#shared/contracts/billing/carrierRemittances.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { type RemittanceDialogProps, remittanceDialog } from '../parts/remittances/remittanceDialog.tsx'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const { paidOn, reference } = payCarrierRemittance.body.shape
const Paid = z.object({ paidOn, reference })

const PayCarrierRemittance = ({ remittance: { id, amount, carrierName: carrier }, onClose }: RemittanceDialogProps) => {
  const { t } = useTranslation('billing')
  const pay = useCommand(payCarrierRemittance, { invalidates: remittanceReads })
  return (
    <FormDialog
      title={t('carrierRemittances.pay.title', { carrier })}
      submitLabel={t('carrierRemittances.pay.submit')}
      width="xs"
      schema={Paid}
      defaultValues={{ paidOn: todayHere(), reference: '' }}
      onClose={onClose}
      onSubmit={async (paid) => {
        await pay.mutateAsync({ params: { carrierRemittanceId: id }, body: { amount, ...paid } })
        toast.success(t('carrierRemittances.pay.done'))
      }}
    >
      <Typography>{t('carrierRemittances.pay.question', { amount: exactMoney(amount), carrier })}</Typography>
      <DateField name="paidOn" label={t('carrierRemittances.pay.paidOn')} max={todayHere()} />
      <TextField name="reference" label={t('carrierRemittances.pay.reference')} autoComplete="off" />
    </FormDialog>
  )
}

/** Notes the payment of a remittance, with the bank’s reference and value date. */
export const PayCarrierRemittanceDialog = remittanceDialog(PayCarrierRemittance)

export default PayCarrierRemittanceDialog
