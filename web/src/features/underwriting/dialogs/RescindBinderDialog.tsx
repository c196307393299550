import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { ReasonField } from '#web/records/ReasonField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const { reason } = rescindBinder.body.shape
/** An empty field is an absent value to a form, which the contract has no words for. */
const Rescinded = rescindBinder.body.extend({ reason: z.string('Reason is a required field').pipe(reason) })

const Rescind = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const rescind = useCommand(rescindBinder, { invalidates: quoteReads })
  const number = quote.binder?.policyNumber ?? quote.quoteNumber
  return (
    <FormDialog
      title={t('rescind.title', { number })}
      submitLabel={t('decision.rescind')}
      destructive
      width="xs"
      schema={Rescinded}
      onClose={onClose}
      onSubmit={async (body) => {
        await rescind.mutateAsync({ params: { quoteId: quote.id }, body })
        toast.success(t('rescind.done'))
      }}
    >
      <Typography>{t('rescind.question', { company: quote.companyName })}</Typography>
      <ReasonField action="rescind" />
      <TextField name="note" label={t('rescind.note')} rows={3} maxLength={2000} optional />
    </FormDialog>
  )
}

/** Takes a binder back before its policy is issued. */
export default quoteDialog(Rescind)
