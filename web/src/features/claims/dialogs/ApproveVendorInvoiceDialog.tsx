import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getClaimFile } from '#shared/contracts/claims/desk.ts'
import { approveVendorInvoice } from '#shared/contracts/claims/vendorInvoices.ts'
import { isAboveAgreed } from '#shared/domain/claims/invoiceFigures.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { CountryField } from '#web/forms/CountryField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { CoverageField } from '../forms/CoverageField.tsx'
import { InvoiceLines } from '../parts/InvoiceLines.tsx'
import { type InvoiceDialogProps, invoiceDialog } from '../parts/invoiceDialog.tsx'
import { vendorInvoiceReads } from '../parts/vendorInvoiceReads.ts'

const { coverageId, rateWord } = approveVendorInvoice.body.shape

/** Approves an invoice as it is shown, under a coverage that answers; somebody else approves the payment. */
const ApproveVendorInvoice = ({ invoice, onClose }: InvoiceDialogProps) => {
  const { t } = useTranslation('claims')
  const send = useCommand(approveVendorInvoice, { invalidates: vendorInvoiceReads })
  const { id, claimId, lines, number, total, vendorName } = invoice
  const file = useOperation(getClaimFile, { params: { claimId } })
  const isAbove = lines.some(isAboveAgreed)
  // What waits for hours of an outage pays no invoice.
  const answering = (file.data?.cover.coverages ?? []).filter(({ answers, waitingHours }) => answers && !waitingHours)
  const word = rateWord.unwrap()
  return (
    <FormDialog
      title={t('approveVendorInvoice.title', { number })}
      submitLabel={t('approveVendorInvoice.submit')}
      schema={z.object({
        coverageId,
        payeeCountry: z.string().nullish(),
        rateWord: isAbove ? word.min(1, t('approveVendorInvoice.rateWordMissing')) : word.nullish(),
      })}
      defaultValues={{ rateWord: '' }}
      onSubmit={async ({ payeeCountry, rateWord: said, ...chosen }) => {
        const body = { ...chosen, total, ...(payeeCountry && { payeeCountry }), ...(said && { rateWord: said }) }
        await send.mutateAsync({ params: { vendorInvoiceId: id }, body })
        toast.success(t('approveVendorInvoice.done'))
      }}
      onClose={onClose}
    >
      <Typography>{t('approveVendorInvoice.question', { amount: exactMoney(total), vendor: vendorName })}</Typography>
      <InvoiceLines invoice={invoice} />
      {file.data && answering.length === 0 && (
        <Alert severity="warning">{t('approveVendorInvoice.nothingAnswers')}</Alert>
      )}
      <CoverageField coverageIds={answering.map((each) => each.coverageId)} />
      <CountryField name="payeeCountry" label={t('fields.payeeCountry')} optional />
      {isAbove && (
        <TextField
          name="rateWord"
          label={t('invoices.rateWord')}
          hint={t('approveVendorInvoice.rateWordHint')}
          rows={2}
          maxLength={1000}
        />
      )}
    </FormDialog>
  )
}

export default invoiceDialog(ApproveVendorInvoice)
