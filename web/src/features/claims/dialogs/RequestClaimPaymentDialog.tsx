import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { paymentKinds } from '#shared/contracts/claims/claimRecord.ts'
import { requestClaimPayment } from '#shared/contracts/claims/money.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { CountryField } from '#web/forms/CountryField.tsx'
import { DateTimeField } from '#web/forms/DateTimeField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { CoverageField } from '../forms/CoverageField.tsx'
import { PayeeVendorField } from '../forms/PayeeVendorField.tsx'
import { paymentForm, paymentOf } from '../forms/paymentForm.ts'
import { claimReads } from '../parts/claimReads.ts'

/** The coverages that answer, and which of them wait before they pay. */
const Data = z.object({ claimId: ClaimId, coverageIds: z.array(CoverageId), waitingIds: z.array(CoverageId) })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Asks for a payment of a loss. */
export const RequestClaimPaymentDialog = ({ claimId, coverageIds, waitingIds, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const waits = (coverageId: number) => waitingIds.some((id) => id === coverageId)
  const send = useCommand(requestClaimPayment, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('requestClaimPayment.title')}
      submitLabel={t('requestClaimPayment.submit')}
      schema={paymentForm(t, waits)}
      defaultValues={{ kind: 'INDEMNITY', payee: '', memo: '', isRansom: false }}
      onSubmit={async (values) => {
        await send.mutateAsync({ params: { claimId }, body: paymentOf(values, waits) })
        toast.success(t('requestClaimPayment.done'))
      }}
      onClose={onClose}
    >
      {({ watch }) => (
        <>
          <SelectField
            name="kind"
            label={t('fields.kind')}
            options={paymentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <CoverageField coverageIds={coverageIds} />
          <MoneyField name="amount" label={t('fields.loss')} hint={t('fields.lossHint')} units="minor" />
          <PayeeVendorField claimId={claimId} />
          <TextField name="payee" label={t('fields.payee')} hint={t('fields.payeeHint')} maxLength={200} />
          <CountryField name="payeeCountry" label={t('fields.payeeCountry')} optional />
          <TextField name="memo" label={t('fields.memo')} maxLength={1000} />
          {waits(Number(watch('coverageId'))) && (
            <>
              <DateTimeField name="outage.from" label={t('fields.outageFrom')} hint={t('fields.outageHint')} />
              <DateTimeField name="outage.until" label={t('fields.outageUntil')} />
            </>
          )}
          <CheckboxField name="isRansom" label={t('fields.isRansom')} />
          {watch('isRansom') === true && (
            <TextField name="threatActor" label={t('fields.threatActor')} maxLength={200} />
          )}
        </>
      )}
    </FormDialog>
  )
}

export default hosted(Data, RequestClaimPaymentDialog)
