import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney, money } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId })

const { amount: _, policyId: __, creditReason: ___, ...rest } = applyExternalPayment.body.shape
const Applied = z.object({
  ...rest,
  amount: z
    .number({ error: 'Payment Amount is required' })
    .int()
    .min(1, 'Payment Amount is required')
    .max(100_000_000_000_000),
  creditReason: z.string().trim().max(500).optional(),
})

/** Why more than is due stays with the policy, asked for once it is more. */
const CreditReason = ({ due, netDue }: { due: number; netDue: number | undefined }) => {
  const { t } = useTranslation('billing')
  const { control } = useFormContext<z.input<typeof Applied>>()
  const [amount, isNet] = useWatch({ control, name: ['amount', 'netOfCommission'] })
  const asked = isNet && netDue !== undefined ? netDue : due
  return amount > asked ? <TextField name="creditReason" label={t('apply.creditReason')} autoComplete="off" /> : null
}

/** Records a check or a wire that was received, in full or, where the agency is billed, net of its commission. */
export const ApplyExternalPaymentDialog = ({ policyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation(['billing', 'records'])
  const apply = useCommand(applyExternalPayment, { invalidates: paymentReads })
  const { data } = useOperation(getPayment, { params: { policyId } })
  return (
    <FormDialog
      title={t('apply.title')}
      submitLabel={t('apply.submit')}
      schema={Applied}
      defaultValues={{
        paymentMethod: 'Check',
        paymentDate: todayHere(),
        reference: '',
        creditReason: '',
        netOfCommission: false,
      }}
      onClose={onClose}
      onSubmit={async ({ creditReason, netOfCommission, ...given }) => {
        await apply
          .mutateAsync({
            body: {
              ...given,
              policyId,
              ...(creditReason && { creditReason }),
              ...(netOfCommission && { netOfCommission }),
            },
          })
          .catch(orSay(t('transaction.failed')))
        toast.success(t('apply.done'))
      }}
    >
      {data && (
        <Typography color="text.secondary">
          {data.netDue === undefined
            ? t('apply.due', { amount: money(data.dueAmount) })
            : t('apply.dueNet', { amount: money(data.dueAmount), net: exactMoney(data.netDue) })}
        </Typography>
      )}
      <MoneyField name="amount" label={t('apply.amount')} units="minor" />
      <SelectField
        name="paymentMethod"
        label={t('transaction.paymentMethod')}
        options={(['Check', 'Wire'] as const).map((value) => ({ value, label: t(`records:paymentMethods.${value}`) }))}
      />
      <DateField name="paymentDate" label={t('transaction.paymentDate')} max={todayHere()} />
      <TextField name="reference" label={t('apply.reference')} autoComplete="off" />
      {data?.netDue !== undefined && <CheckboxField name="netOfCommission" label={t('apply.net')} />}
      {data && <CreditReason due={data.dueAmount} netDue={data.netDue} />}
    </FormDialog>
  )
}

export default hosted(Data, ApplyExternalPaymentDialog)
