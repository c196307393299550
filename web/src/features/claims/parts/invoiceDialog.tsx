import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getVendorInvoice } from '#shared/contracts/claims/vendorInvoices.ts'
import { VendorInvoiceId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

type ShownInvoice = ResponseOf<typeof getVendorInvoice>
export type InvoiceDialogProps = { readonly invoice: ShownInvoice; readonly onClose: () => void }

const Data = z.object({ vendorInvoiceId: VendorInvoiceId })
type Props = z.output<typeof Data> & { onClose: () => void }

/** A dialog about an invoice of a vendor, opened by its id. */
export const invoiceDialog = (Dialog: ComponentType<InvoiceDialogProps>) =>
  hosted(Data, function InvoiceDialog({ vendorInvoiceId, onClose }: Props) {
    const { t } = useTranslation('claims')
    const invoice = useOperation(getVendorInvoice, { params: { vendorInvoiceId } })
    if (invoice.data) return <Dialog invoice={invoice.data} onClose={onClose} />
    return (
      <DialogFrame title={t('invoices.loading')} onClose={onClose}>
        <DialogContent>
          {invoice.error ? (
            <ProblemPanel error={invoice.error} onRetry={() => void invoice.refetch()} />
          ) : (
            <TextSkeleton lines={4} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
