import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { updateEventExclusions } from '#shared/contracts/quote/underwriting.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { ExclusionList } from '#web/records/exclusions/ExclusionList.tsx'
import { ExclusionsForm } from '#web/records/exclusions/exclusionsForm.ts'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const EventExclusions = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateEventExclusions, { invalidates: quoteReads })
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('exclusions.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('exclusions.save')}
      needsChange
      schema={ExclusionsForm}
      defaultValues={{ items: quote.eventExclusions }}
      onClose={onClose}
      onSubmit={async ({ items }) => {
        await update.mutateAsync({ params: { quoteId: quote.id }, body: items })
        toast.success(t('exclusions.done'))
      }}
    >
      <Typography color="text.secondary">{t('exclusions.hint')}</Typography>
      <ExclusionList name="items" />
    </FormDialog>
  )
}

/** Says which past events the policy does not cover. */
export default quoteDialog(EventExclusions)
