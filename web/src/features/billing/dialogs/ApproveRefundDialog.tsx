import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { approveRefund } from '#shared/contracts/billing/refunds.ts'
import { aloneUpTo } from '#shared/domain/billing/refundAuthority.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { RefundPayees } from '../parts/RefundPayees.tsx'
import { type RefundDialogProps, refundDialog } from '../parts/refundDialog.tsx'
import { refundReads } from '../parts/refundReads.ts'

const ApproveRefund = ({ refund, onClose }: RefundDialogProps) => {
  const { t } = useTranslation('billing')
  const approve = useCommand(approveRefund, { invalidates: refundReads })
  const { amount, companyName: company, currency, policyNumber, reason } = refund
  return (
    <FormDialog
      title={t('refunds.approve.title', { policyNumber })}
      submitLabel={t('refunds.approve.submit')}
      width="xs"
      schema={z.object({})}
      onClose={onClose}
      onSubmit={async () => {
        await approve.mutateAsync({ params: { refundId: refund.id }, body: { amount } })
        toast.success(t('refunds.approve.done'))
      }}
    >
      <Typography>{t('refunds.approve.question', { amount: money(amount), company, reason })}</Typography>
      <RefundPayees refund={refund} />
      {amount > aloneUpTo[currency] && <Typography color="text.secondary">{t('refunds.approve.second')}</Typography>}
    </FormDialog>
  )
}

/** Approves a refund of the amount that is shown. */
export const ApproveRefundDialog = refundDialog(ApproveRefund)

export default ApproveRefundDialog
