import { listVendorInvoiceHistory } from '#shared/contracts/claims/vendorInvoices.ts'
import { HistoryDialog } from '#web/records/HistoryDialog.tsx'
import { type InvoiceDialogProps, invoiceDialog } from '../parts/invoiceDialog.tsx'

/** What was done to an invoice of a vendor. */
const VendorInvoiceHistory = ({ invoice: { id, number }, onClose }: InvoiceDialogProps) => (
  <HistoryDialog
    operation={listVendorInvoiceHistory}
    params={{ vendorInvoiceId: id }}
    name={number}
    onClose={onClose}
  />
)

export default invoiceDialog(VendorInvoiceHistory)
