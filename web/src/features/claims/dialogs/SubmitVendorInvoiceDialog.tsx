import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listVendorPanel, type ToldVendor } from '#shared/contracts/account/vendors.ts'
import { submitVendorInvoice } from '#shared/contracts/claims/vendorInvoices.ts'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { invoiceFigures } from '#shared/domain/claims/invoiceFigures.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { useUploads } from '#web/records/documents/upload/useUploads.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { firstLine, InvoiceLineFields } from '../forms/InvoiceLineFields.tsx'
import { vendorInvoiceReads } from '../parts/vendorInvoiceReads.ts'

const Data = z.object({ claimNumber: z.string().optional() })
type Props = z.output<typeof Data> & { onClose: () => void }

const { fileName: _, objectKey: __, tax: ___, ...told } = submitVendorInvoice.body.shape
const tax = submitVendorInvoice.body.shape.tax.unwrap()

/** What the lines come to so far, and the invoice with its tax. */
const Figures = ({ lines, tax: onThem }: { lines: unknown; tax: unknown }) => {
  const { t } = useTranslation('claims')
  const known = told.lines.safeParse(
    (Array.isArray(lines) ? lines : []).map((line) => ({ ...line, what: 'known by its figures' })),
  )
  const figures = invoiceFigures(known.data ?? [], typeof onThem === 'number' ? onThem : 0)
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('invoices.net'), value: exactMoney(figures.net) },
        { label: t('invoices.total'), value: exactMoney(figures.total) },
      ]}
    />
  )
}

const SubmitForm = ({ claimNumber = '', rates, onClose }: Props & Pick<ToldVendor, 'rates'>) => {
  const { t } = useTranslation('claims')
  const { t: d } = useTranslation('documents')
  const uploads = useUploads()
  const send = useCommand(submitVendorInvoice, { invalidates: [...vendorInvoiceReads, searchOwnerDocuments] })
  return (
    <FormDialog
      title={t('submitVendorInvoice.title')}
      submitLabel={t('submitVendorInvoice.submit')}
      schema={z.object({ ...told, tax: tax.nullish(), files: filesSchema(d, { least: 1, most: 1 }) })}
      defaultValues={{ claimNumber, number: '', lines: [firstLine(rates)], tax: null, files: [] as File[] }}
      onSubmit={async ({ files, tax: onThem, ...body }) => {
        const [file] = files
        if (file === undefined) return
        const { objectKey } = await uploads.put(file).catch(orSay(d('failed.upload')))
        await send.mutateAsync({ body: { ...body, tax: onThem ?? 0, objectKey, fileName: file.name } })
        toast.success(t('submitVendorInvoice.done', { number: body.number }))
      }}
      onClose={onClose}
    >
      {({ watch }) => (
        <>
          <TextField
            name="claimNumber"
            label={t('columns.number')}
            hint={t('submitVendorInvoice.claimHint')}
            maxLength={40}
          />
          <TextField name="number" label={t('invoices.number')} maxLength={60} />
          <DateField name="invoicedOn" label={t('invoices.invoicedOn')} />
          <DateField name="workedFrom" label={t('invoices.workedFrom')} />
          <DateField name="workedUntil" label={t('invoices.workedUntil')} />
          <InvoiceLineFields rates={rates} />
          <MoneyField name="tax" label={t('invoices.tax')} units="minor" optional />
          <Figures lines={watch('lines')} tax={watch('tax')} />
          <FilesField name="files" label={t('invoices.file')} hint={d('fields.filesHint')} />
          <UploadBars uploads={uploads} />
        </>
      )}
    </FormDialog>
  )
}

/** Sends an invoice for work on a claim, at the rates that the panel has agreed unless they are changed. */
const SubmitVendorInvoiceDialog = ({ claimNumber, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const panel = useOperation(listVendorPanel, { query: { inactive: 'true' } })
  const rates = panel.data?.flatMap((vendor) => vendor.rates)
  if (rates !== undefined)
    return <SubmitForm {...(claimNumber !== undefined && { claimNumber })} rates={rates} onClose={onClose} />
  return (
    <DialogFrame title={t('submitVendorInvoice.title')} onClose={onClose}>
      <DialogContent>
        <TextSkeleton lines={6} />
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(Data, SubmitVendorInvoiceDialog)
