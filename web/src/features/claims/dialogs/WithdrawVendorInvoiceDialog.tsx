import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { withdrawVendorInvoice } from '#shared/contracts/claims/vendorInvoices.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { type InvoiceDialogProps, invoiceDialog } from '../parts/invoiceDialog.tsx'
import { vendorInvoiceReads } from '../parts/vendorInvoiceReads.ts'

/** Takes an invoice back that nobody has decided on. */
const WithdrawVendorInvoice = ({ invoice: { id, number, total }, onClose }: InvoiceDialogProps) => {
  const { t } = useTranslation('claims')
  const send = useCommand(withdrawVendorInvoice, { invalidates: vendorInvoiceReads })
  return (
    <FormDialog
      title={t('withdrawVendorInvoice.title', { number })}
      submitLabel={t('withdrawVendorInvoice.submit')}
      width="xs"
      schema={z.object({})}
      onSubmit={async () => {
        await send.mutateAsync({ params: { vendorInvoiceId: id } })
        toast.success(t('withdrawVendorInvoice.done'))
      }}
      onClose={onClose}
    >
      <Typography>{t('withdrawVendorInvoice.question', { amount: exactMoney(total) })}</Typography>
    </FormDialog>
  )
}

export default invoiceDialog(WithdrawVendorInvoice)
