import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { payClaimPayment } from '#shared/contracts/claims/money.ts'
import { ClaimId, ClaimPaymentId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId, paymentId: ClaimPaymentId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Enters the check or wire by which a payment was made. */
export const PayClaimPaymentDialog = ({ claimId, paymentId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(payClaimPayment, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('payClaimPayment.title')}
      submitLabel={t('payClaimPayment.submit')}
      schema={payClaimPayment.body}
      defaultValues={{ paymentMethod: 'Wire', reference: '', paidOn: todayHere() }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId, paymentId }, body })
        toast.success(t('payClaimPayment.done'))
      }}
      onClose={onClose}
    >
      <SelectField
        name="paymentMethod"
        label={t('fields.paymentMethod')}
        options={[
          { value: 'Wire', label: t('methods.Wire') },
          { value: 'Check', label: t('methods.Check') },
        ]}
      />
      <TextField name="reference" label={t('fields.reference')} maxLength={200} />
      <DateField name="paidOn" label={t('fields.paidOn')} max={todayHere()} />
    </FormDialog>
  )
}

export default hosted(Data, PayClaimPaymentDialog)
