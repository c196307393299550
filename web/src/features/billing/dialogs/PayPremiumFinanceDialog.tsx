import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { payPremiumFinance } from '#shared/contracts/billing/finance.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId })

/** Records what a policy's financer has paid of the financed premium. */
export const PayPremiumFinanceDialog = ({ policyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const pay = useCommand(payPremiumFinance, { invalidates: paymentReads })
  const { data } = useOperation(getPayment, { params: { policyId } })
  const financer = data?.financer
  return (
    <FormDialog
      title={t('financerPaid.title')}
      submitLabel={t('financerPaid.submit')}
      width="xs"
      schema={payPremiumFinance.body.omit({ policyId: true })}
      defaultValues={{ paymentDate: todayHere(), transactionId: '' }}
      onClose={onClose}
      onSubmit={async (given) => {
        await pay.mutateAsync({ body: { policyId, ...given } }).catch(orSay(t('transaction.failed')))
        toast.success(t('financerPaid.done'))
      }}
    >
      {financer && (
        <Typography color="text.secondary">
          {t('financerPaid.hint', { name: financer.name, amount: money(financer.amountFinanced - financer.paid) })}
        </Typography>
      )}
      <MoneyField name="amount" label={t('apply.amount')} units="minor" />
      <DateField name="paymentDate" label={t('transaction.paymentDate')} max={todayHere()} />
      <TextField name="transactionId" label={t('apply.reference')} autoComplete="off" />
    </FormDialog>
  )
}

export default hosted(Data, PayPremiumFinanceDialog)
