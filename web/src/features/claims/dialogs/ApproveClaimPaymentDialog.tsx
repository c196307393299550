import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { approveClaimPayment } from '#shared/contracts/claims/money.ts'
import { ClaimId, ClaimPaymentId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { money } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({
  claimId: ClaimId,
  paymentId: ClaimPaymentId,
  amount: z.int().min(1),
  payee: z.string(),
  /** To whom it goes in the end, where it is a ransom. */
  ransomTo: z.string().optional(),
})
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Approves a payment of the amount that is shown. */
export const ApproveClaimPaymentDialog = ({ claimId, paymentId, amount, payee, ransomTo, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(approveClaimPayment, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('approveClaimPayment.title')}
      submitLabel={t('approveClaimPayment.submit')}
      schema={z.object({})}
      defaultValues={{}}
      onSubmit={async () => {
        await send.mutateAsync({ params: { claimId, paymentId }, body: { amount } })
        toast.success(t('approveClaimPayment.done'))
      }}
      onClose={onClose}
    >
      <Typography>{t('approveClaimPayment.question', { amount: money(amount), payee })}</Typography>
      {ransomTo !== undefined && (
        <Alert severity="warning">{t('approveClaimPayment.ransom', { name: ransomTo })}</Alert>
      )}
    </FormDialog>
  )
}

export default hosted(Data, ApproveClaimPaymentDialog)
