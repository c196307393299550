import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { approveQuote } from '#shared/contracts/quote/underwriting.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const Approve = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const approve = useCommand(approveQuote, { invalidates: quoteReads })
  return (
    <FormDialog
      title={t('approve.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('decision.approve')}
      width="xs"
      schema={approveQuote.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await approve.mutateAsync({ params: { quoteId: quote.id }, body })
        toast.success(t('approve.done'))
      }}
    >
      <Typography>{t('approve.question', { company: quote.companyName })}</Typography>
      <TextField name="note" label={t('approve.note')} rows={3} maxLength={4000} />
    </FormDialog>
  )
}

/** Approves a request to bind; the name of the underwriter stays on it. */
export default quoteDialog(Approve)
