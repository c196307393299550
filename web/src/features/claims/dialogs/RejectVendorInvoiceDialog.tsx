import { useTranslation } from 'react-i18next'
import { rejectVendorInvoice } from '#shared/contracts/claims/vendorInvoices.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type InvoiceDialogProps, invoiceDialog } from '../parts/invoiceDialog.tsx'
import { vendorInvoiceReads } from '../parts/vendorInvoiceReads.ts'

/** Rejects an invoice of a vendor with the reason that it is told. */
const RejectVendorInvoice = ({ invoice: { id, number }, onClose }: InvoiceDialogProps) => {
  const { t } = useTranslation('claims')
  const send = useCommand(rejectVendorInvoice, { invalidates: vendorInvoiceReads })
  return (
    <FormDialog
      title={t('rejectVendorInvoice.title', { number })}
      submitLabel={t('rejectVendorInvoice.submit')}
      schema={rejectVendorInvoice.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { vendorInvoiceId: id }, body })
        toast.success(t('rejectVendorInvoice.done'))
      }}
      onClose={onClose}
    >
      <TextField name="reason" label={t('fields.reason')} hint={t('rejectVendorInvoice.hint')} rows={3} autoFocus />
    </FormDialog>
  )
}

export default invoiceDialog(RejectVendorInvoice)
