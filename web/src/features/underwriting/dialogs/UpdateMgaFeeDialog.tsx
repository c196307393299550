import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { updateMgaFee } from '#shared/contracts/quote/fees.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const { mgaFee } = updateMgaFee.body.shape
/** An empty field is an absent value to a form, which the contract has no words for. */
const Fee = z.strictObject({ mgaFee: z.int('MGA Fee is required').pipe(mgaFee) })

const MgaFee = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateMgaFee, { invalidates: quoteReads })
  return (
    <FormDialog
      title={t('mgaFee.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('common:save')}
      width="xs"
      needsChange
      schema={Fee}
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
