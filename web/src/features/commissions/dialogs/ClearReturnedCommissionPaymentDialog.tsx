import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { CommissionPayment } from '#shared/contracts/commissions/commissionPayment.ts'
import { clearReturnedCommissionPayment } from '#shared/contracts/commissions/payments.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { toast } from '#web/ui/toast.ts'
import { commissionReads } from '../parts/commissionReads.ts'

const Data = z.object({ payment: CommissionPayment })

/** Says what came of a payment that the bank returned, after which the agency can be paid to that account again. */
export const ClearReturnedCommissionPaymentDialog = ({
  payment,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const clear = useCommand(clearReturnedCommissionPayment, { invalidates: commissionReads })
  const { accountLast4, agencyName, amount, id, returned } = payment
  return (
    <FormDialog
      title={t('returned.clear.title')}
      submitLabel={t('returned.clear.submit')}
      width="sm"
      schema={clearReturnedCommissionPayment.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await clear.mutateAsync({ params: { commissionPaymentId: id }, body })
        toast.success(t('returned.clear.done'))
      }}
    >
      <KeyValueList
        columns={2}
        items={[
          { label: t('returned.agency'), value: agencyName },
          { label: t('payments.amount'), value: exactMoney(amount) },
          { label: t('payments.to'), value: `•••• ${accountLast4}` },
          { label: t('returned.on'), value: returned === undefined ? '–' : date(returned.on) },
          { label: t('returned.reason'), value: returned?.reason ?? '–' },
        ]}
      />
      <Typography color="text.secondary">{t('returned.clear.text')}</Typography>
      <TextField name="note" label={t('returned.clear.note')} rows={2} maxLength={500} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, ClearReturnedCommissionPaymentDialog)
