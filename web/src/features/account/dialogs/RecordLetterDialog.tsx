import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { updateSubmission } from '#shared/contracts/account/submissions.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { toast } from '#web/ui/toast.ts'
import { SubmissionData, submissionReads } from '../parts/submission/submissionData.ts'

type RecordLetterDialogProps = SubmissionData & { onClose: () => void }

const Letter = z.object({ letterSignedOn: CalendarDate })

/** Takes down when a company named the agency as its own. */
export const RecordLetterDialog = ({ submissionId, submissionNumber = '', onClose }: RecordLetterDialogProps) => {
  const { t } = useTranslation('submission')
  const update = useCommand(updateSubmission, { invalidates: submissionReads })
  return (
    <FormDialog
      title={t('letter.title', { number: submissionNumber })}
      submitLabel={t('letter.confirm')}
      schema={Letter}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { submissionId }, body })
        toast.success(t('letter.done'))
      }}
    >
      <DateField name="letterSignedOn" label={t('letter.signedOn')} hint={t('letter.hint')} autoFocus />
    </FormDialog>
  )
}

export default hosted(SubmissionData, RecordLetterDialog)
