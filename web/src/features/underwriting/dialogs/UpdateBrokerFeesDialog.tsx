import { useTranslation } from 'react-i18next'
import { updateBrokerFees } from '#shared/contracts/quote/fees.ts'
import { takesFeeAgreement } from '#shared/domain/quoting/feeAgreement.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { date, money } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { BrokerFeesForm } from '../forms/feeForms.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const BrokerFees = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateBrokerFees, { invalidates: quoteReads })
  const { additionalBrokerFee, brokerFee, feeAgreement } = quote
  const signed = feeAgreement && { day: date(feeAgreement.signedOn), amount: money(feeAgreement.amount) }
  return (
    <FormDialog
      title={t('brokerFee.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('common:save')}
      width="xs"
      needsChange
      schema={BrokerFeesForm}
      defaultValues={{ brokerFee, additionalBrokerFee }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { quoteId: quote.id }, body: { ...body, product: quote.product } })
        toast.success(t('brokerFee.done'))
      }}
    >
      <MoneyField units="minor" name="brokerFee" label={t('brokerFee.label')} autoFocus />
      <MoneyField
        units="minor"
        name="additionalBrokerFee"
        label={t('brokerFee.additional')}
        hint={t('brokerFee.additionalHint')}
      />
      {takesFeeAgreement({ region: region.code, isSurplus: quote.isSurplus }) && (
        <DateField
          name="agreementSignedOn"
          label={t('brokerFee.agreement')}
          hint={signed ? t('brokerFee.agreementKnown', signed) : t('brokerFee.agreementHint')}
          max={todayHere()}
          optional
        />
      )}
    </FormDialog>
  )
}

/** Sets the broker's fees; the quote is priced again with them. */
export default quoteDialog(BrokerFees)
