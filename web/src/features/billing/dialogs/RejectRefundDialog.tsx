import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { rejectRefund } from '#shared/contracts/billing/refunds.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type RefundDialogProps, refundDialog } from '../parts/refundDialog.tsx'
import { refundReads } from '../parts/refundReads.ts'

const RejectRefund = ({ refund: { id, companyName: company, policyNumber }, onClose }: RefundDialogProps) => {
  const { t } = useTranslation('billing')
  const reject = useCommand(rejectRefund, { invalidates: refundReads })
  return (
    <FormDialog
      title={t('refunds.reject.title', { policyNumber })}
      submitLabel={t('refunds.reject.submit')}
      destructive
      width="xs"
      schema={rejectRefund.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await reject.mutateAsync({ params: { refundId: id }, body })
        toast.success(t('refunds.reject.done'))
      }}
    >
      <Typography>{t('refunds.reject.question', { company })}</Typography>
      <TextField name="note" label={t('refunds.reject.note')} autoFocus />
    </FormDialog>
  )
}

/** Rejects a refund with a note. */
export const RejectRefundDialog = refundDialog(RejectRefund)

export default RejectRefundDialog
