import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getPayment, updatePaymentDescription } from '#shared/contracts/billing/payments.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { paymentReads } from '../parts/paymentReads.ts'

const Data = z.object({ policyId: PolicyId })

/** Says something of a policy's payment to whoever reads it: a check is in the mail. */
export const UpdatePaymentDescriptionDialog = ({
  policyId,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const { data } = useOperation(getPayment, { params: { policyId } })
  const update = useCommand(updatePaymentDescription, { invalidates: paymentReads })
  if (data === undefined) return null
  return (
    <FormDialog
      title={t('described.title')}
      submitLabel={t('described.submit')}
      width="xs"
      schema={updatePaymentDescription.body.pick({ description: true })}
      defaultValues={{ description: data.description }}
      onClose={onClose}
      onSubmit={async ({ description }) => {
        await update.mutateAsync({ body: { policyId, description } })
        toast.success(t('described.done'))
      }}
    >
      <TextField
        name="description"
        label={t('described.text')}
        hint={t('described.hint')}
        rows={3}
        maxLength={500}
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(Data, UpdatePaymentDescriptionDialog)
