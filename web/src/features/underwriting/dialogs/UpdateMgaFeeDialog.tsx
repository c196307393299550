import { useTranslation } from 'react-i18next'
import { updateMgaFee } from '#shared/contracts/quote/fees.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { MgaFeeForm } from '../forms/feeForms.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const MgaFee = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateMgaFee, { invalidates: quoteReads })
  return (
    <FormDialog
      title={t('mgaFee.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('common:save')}
      width="xs"
      needsChange
      schema={MgaFeeForm}
      defaultValues={{ mgaFee: quote.mgaFee }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { quoteId: quote.id }, body })
        toast.success(t('mgaFee.done'))
      }}
    >
      <MoneyField units="minor" name="mgaFee" label={t('mgaFee.label')} autoFocus />
    </FormDialog>
  )
}

/** Sets the MGA fee; the quote is priced again with it. */
export default quoteDialog(MgaFee)
