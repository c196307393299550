import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { closeTransaction } from '#shared/contracts/billing/transactions.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId })

/** Closes the payment of a policy that is not to be pursued, with comments. */
export const CloseTransactionDialog = ({ policyId, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const close = useCommand(closeTransaction, { invalidates: paymentReads })
  return (
    <FormDialog
      title={t('closePayment.title')}
      submitLabel={t('closePayment.submit')}
      width="xs"
      schema={closeTransaction.body.pick({ description: true })}
      defaultValues={{ description: '' }}
      onClose={onClose}
      onSubmit={async ({ description }) => {
        await close.mutateAsync({ body: { policyId, description } }).catch(orSay(t('transaction.failed')))
        toast.success(t('closePayment.done'))
      }}
    >
      <Typography color="text.secondary">{t('closePayment.hint')}</Typography>
      <TextField name="description" label={t('closePayment.comments')} rows={3} autoFocus />
    </FormDialog>
  )
}

export default hosted(Data, CloseTransactionDialog)
