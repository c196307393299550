import { useTranslation } from 'react-i18next'
import { markSubmissionLost } from '#shared/contracts/account/submissionDecisions.ts'
import { lossReasons } from '#shared/domain/quoting/reasons.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { SubmissionData, submissionReads } from '../parts/submission/submissionData.ts'

type MarkSubmissionLostDialogProps = SubmissionData & { onClose: () => void }

/** Says that nothing came of a submission, and why. */
export const MarkSubmissionLostDialog = ({
  submissionId,
  submissionNumber = '',
  onClose,
}: MarkSubmissionLostDialogProps) => {
  const { t } = useTranslation('submission')
  const lose = useCommand(markSubmissionLost, { invalidates: submissionReads })
  return (
    <FormDialog
      title={t('lost.title', { number: submissionNumber })}
      submitLabel={t('lost.confirm')}
      schema={markSubmissionLost.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await lose.mutateAsync({ params: { submissionId }, body })
        toast.success(t('lost.done', { number: submissionNumber }))
      }}
    >
      <SelectField
        name="reasonSummary"
        label={t('lost.summary')}
        options={lossReasons.map((value) => ({ value: String(value), label: value }))}
      />
      <TextField name="reason" label={t('lost.reason')} rows={4} maxLength={2000} />
    </FormDialog>
  )
}

export default hosted(SubmissionData, MarkSubmissionLostDialog)
