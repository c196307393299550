import { useTranslation } from 'react-i18next'
import { declineSubmission } from '#shared/contracts/account/submissionDecisions.ts'
import { submissionDeclineReasons } from '#shared/contracts/account/submissionRecord.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { SubmissionData, submissionReads } from '../parts/submission/submissionData.ts'

type DeclineSubmissionDialogProps = SubmissionData & { onClose: () => void }

/** Declines a submission with its reason. */
export const DeclineSubmissionDialog = ({
  submissionId,
  submissionNumber = '',
  onClose,
}: DeclineSubmissionDialogProps) => {
  const { t } = useTranslation('submission')
  const decline = useCommand(declineSubmission, { invalidates: submissionReads })
  return (
    <FormDialog
      title={t('decline.title', { number: submissionNumber })}
      submitLabel={t('decline.confirm')}
      destructive
      schema={declineSubmission.body}
      onClose={onClose}
      onSubmit={async (body) => {
        await decline.mutateAsync({ params: { submissionId }, body }).catch(orSay(t('decline.failed')))
        toast.success(t('decline.done'))
      }}
    >
      {({ watch }) => (
        <>
          <SelectField
            name="declinationReason"
            label={t('decline.reason')}
            options={submissionDeclineReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          {watch('declinationReason') === 'FILL_IN_OPTION' && (
            <TextField name="fillInDeclinationReason" label={t('decline.fillIn')} maxLength={200} />
          )}
          <TextField name="declinationReasonDescription" label={t('decline.description')} rows={4} maxLength={2000} />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(SubmissionData, DeclineSubmissionDialog)
