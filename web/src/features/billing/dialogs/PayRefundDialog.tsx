import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { payRefund } from '#shared/contracts/billing/refunds.ts'
import { givenToFinancer } from '#shared/domain/billing/refundPayees.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { RefundPayees } from '../parts/RefundPayees.tsx'
import { type RefundDialogProps, refundDialog } from '../parts/refundDialog.tsx'
import { refundReads } from '../parts/refundReads.ts'

const Way = z.discriminatedUnion('way', [
  z.object({ way: z.literal('processor') }),
  z.object({ way: z.enum(['Check', 'Wire']), reference: filledLine(200) }),
])

const PayRefund = ({ refund, onClose }: RefundDialogProps) => {
  const { id, amount, companyName: company, policyNumber } = refund
  // A financer is paid past the processor, which knows the insured's card or account alone.
  const isFinancers = givenToFinancer(refund) > 0
  const { t } = useTranslation('billing')
  const pay = useCommand(payRefund, { invalidates: refundReads })
  return (
    <FormDialog
      title={t('refunds.pay.title', { policyNumber })}
      submitLabel={t('refunds.pay.submit')}
      width="xs"
      schema={Way}
      defaultValues={{ way: isFinancers ? 'Wire' : 'processor' }}
      onClose={onClose}
      onSubmit={async (chosen) => {
        const body =
          chosen.way === 'processor'
            ? {}
            : { pastProcessor: { paymentMethod: chosen.way, reference: chosen.reference } }
        await pay.mutateAsync({ params: { refundId: id }, body })
        toast.success(t('refunds.pay.done'))
      }}
    >
      {(form) => (
        <>
          <Typography>{t('refunds.pay.question', { amount: money(amount), company })}</Typography>
          <RefundPayees refund={refund} />
          <SelectField
            name="way"
            label={t('refunds.pay.how')}
            options={[
              ...(isFinancers ? [] : [{ value: 'processor' as const, label: t('refunds.pay.byProcessor') }]),
              { value: 'Check', label: t('refunds.pay.byCheck') },
              { value: 'Wire', label: t('refunds.pay.byWire') },
            ]}
          />
          {form.watch('way') !== 'processor' && <TextField name="reference" label={t('refunds.pay.reference')} />}
        </>
      )}
    </FormDialog>
  )
}

/** Pays an approved refund by the processor, or says by which check or wire it was paid. */
export const PayRefundDialog = refundDialog(PayRefund)

export default PayRefundDialog
