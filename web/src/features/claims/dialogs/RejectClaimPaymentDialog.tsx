import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { rejectClaimPayment } from '#shared/contracts/claims/money.ts'
import { ClaimId, ClaimPaymentId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId, paymentId: ClaimPaymentId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Rejects a payment with a note. */
export const RejectClaimPaymentDialog = ({ claimId, paymentId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(rejectClaimPayment, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('rejectClaimPayment.title')}
      submitLabel={t('rejectClaimPayment.submit')}
      schema={rejectClaimPayment.body}
      defaultValues={{ note: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId, paymentId }, body })
        toast.success(t('rejectClaimPayment.done'))
      }}
      onClose={onClose}
    >
      <TextField name="note" label={t('fields.note')} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, RejectClaimPaymentDialog)
