import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { call } from '#web/api/call.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as claimDialogs from '../dialogs.ts'
import { InvoiceLines } from '../parts/InvoiceLines.tsx'
import { type InvoiceDialogProps, invoiceDialog } from '../parts/invoiceDialog.tsx'

/** Whose word there is on an invoice so far, line by line. */
const Words = ({ invoice }: Pick<InvoiceDialogProps, 'invoice'>) => {
  const { t } = useTranslation('claims')
  const { approval, payment, rateWord, rejection, returned = [], submitted, withdrawal } = invoice
  const said = [
    t('invoices.submittedBy', { name: submitted.name, day: date(submitted.at) }),
    ...returned.map(({ name, at, note }) => t('invoices.returnedBy', { name, day: date(at), note })),
    approval && t('invoices.approvedBy', { name: approval.name, day: date(approval.at) }),
    rateWord && t('invoices.rateWordSaid', { word: rateWord }),
    payment && t('invoices.shared', { paid: exactMoney(payment.paid), borne: exactMoney(payment.borne) }),
    rejection && t('invoices.rejectedBy', { name: rejection.name, day: date(rejection.at), reason: rejection.reason }),
    withdrawal && t('invoices.withdrawnBy', { name: withdrawal.name, day: date(withdrawal.at) }),
  ].flatMap((each) => each || [])
  return (
    <div>
      {said.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </div>
  )
}

const VendorInvoice = ({ invoice, onClose }: InvoiceDialogProps) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const { allowedActions, document, id: vendorInvoiceId, number, status } = invoice
  const { docId } = document
  const of = { vendorInvoiceId }
  return (
    <DialogFrame title={t('invoices.one', { number })} onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <KeyValueList
            items={[
              {
                label: t('invoices.status'),
                value: <StatusChip status={status} label={t(`invoices.statuses.${status}`)} />,
              },
              { label: t('columns.vendor'), value: invoice.vendorName },
              { label: t('columns.number'), value: `${invoice.claimNumber}, ${invoice.companyName}` },
              { label: t('invoices.invoicedOn'), value: date(invoice.invoicedOn) },
              {
                label: t('invoices.worked'),
                value: t('invoices.span', { from: date(invoice.workedFrom), until: date(invoice.workedUntil) }),
              },
              { label: t('fields.paidOn'), value: invoice.paidOn === undefined ? '–' : date(invoice.paidOn) },
            ]}
          />
          <InvoiceLines invoice={invoice} />
          <Words invoice={invoice} />
          <div>
            <FileDownloadButton size="small" load={() => call(downloadDocument, { query: { docId } })}>
              {document.docName}
            </FileDownloadButton>
          </div>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => open(claimDialogs.vendorInvoiceHistory, of)}>{t('invoices.history')}</Button>
        {allowedActions.includes('withdraw') && (
          <Button color="error" onClick={() => open(claimDialogs.withdrawVendorInvoice, of)}>
            {t('withdrawVendorInvoice.submit')}
          </Button>
        )}
        {allowedActions.includes('reject') && (
          <Button color="error" onClick={() => open(claimDialogs.rejectVendorInvoice, of)}>
            {t('rejectVendorInvoice.submit')}
          </Button>
        )}
        {allowedActions.includes('approve') && (
          <Button variant="contained" onClick={() => open(claimDialogs.approveVendorInvoice, of)}>
            {t('approveVendorInvoice.submit')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  )
}

/** An invoice of a vendor: its lines, what became of it, and what can be done now. */
export default invoiceDialog(VendorInvoice)
