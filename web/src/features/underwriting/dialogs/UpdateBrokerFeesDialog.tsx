import { useTranslation } from 'react-i18next'
import { updateBrokerFees } from '#shared/contracts/quote/fees.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { BrokerFeesForm } from '../forms/feeForms.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const BrokerFees = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateBrokerFees, { invalidates: quoteReads })
  return (
    <FormDialog
      title={t('brokerFee.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('common:save')}
      width="xs"
      needsChange
      schema={BrokerFeesForm}
      defaultValues={{ brokerFee: quote.brokerFee, additionalBrokerFee: quote.additionalBrokerFee }}
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
    </FormDialog>
  )
}

/** Sets the broker's fees; the quote is priced again with them. */
export default quoteDialog(BrokerFees)
