import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Form, rejectForm } from '#shared/contracts/docs/forms.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { formReads } from '../parts/formReads.ts'

const ProposalData = z.object({ form: Form, proposedAt: Instant })

/** Rejects what was proposed of a form; who proposed it takes it back so. */
const RejectFormDialog = ({ form, proposedAt, onClose }: z.infer<typeof ProposalData> & { onClose: () => void }) => {
  const { t } = useTranslation('policyForms')
  const reject = useCommand(rejectForm, { invalidates: formReads })
  const { formNumber, edition } = form.proposal ?? form
  return (
    <FormDialog
      title={t('waits.rejectTitle', { formNumber, edition })}
      submitLabel={t('waits.reject')}
      destructive
      schema={rejectForm.body.omit({ proposedAt: true })}
      defaultValues={{ note: '' }}
      onSubmit={async ({ note }) => {
        await reject.mutateAsync({ params: { formId: form.id }, body: { proposedAt, note } })
        toast.success(t('waits.rejected', { formNumber }))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('waits.rejectText')}</Typography>
      <TextField name="note" label={t('waits.reason')} rows={2} maxLength={500} />
    </FormDialog>
  )
}

export default hosted(ProposalData, RejectFormDialog)
