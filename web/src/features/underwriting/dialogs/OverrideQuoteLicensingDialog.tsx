import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getQuoteLicensing, overrideQuoteLicensing } from '#shared/contracts/quote/licensing.ts'
import { listQuoteNotes } from '#shared/contracts/quote/notes.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const QuoteData = z.object({ quoteId: QuoteId })
type Props = z.infer<typeof QuoteData> & { onClose: () => void }

/** Lets a quote be bound and issued though a license is missing; the reason is kept with it. */
export const OverrideQuoteLicensingDialog = ({ quoteId, onClose }: Props) => {
  const { t } = useTranslation('underwriting')
  const override = useCommand(overrideQuoteLicensing, { invalidates: [getQuoteLicensing, listQuoteNotes] })
  return (
    <FormDialog
      title={t('overrideLicensing.title')}
      submitLabel={t('overrideLicensing.submit')}
      schema={overrideQuoteLicensing.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await override.mutateAsync({ params: { quoteId }, body })
        toast.success(t('overrideLicensing.done'))
      }}
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={t('overrideLicensing.reason')}
        hint={t('overrideLicensing.hint')}
        rows={3}
        maxLength={2000}
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(QuoteData, OverrideQuoteLicensingDialog)
