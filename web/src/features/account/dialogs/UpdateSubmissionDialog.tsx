import { useTranslation } from 'react-i18next'
import { getSubmission, type Submission, updateSubmission } from '#shared/contracts/account/submissions.ts'
import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { region } from '#web/i18n/region.ts'
import { toast } from '#web/ui/toast.ts'
import { SubmissionFields } from '../forms/SubmissionFields.tsx'
import { firmographicsOf, submissionSchema, submissionValues } from '../forms/submissionSchema.ts'
import { SubmissionData, submissionReads } from '../parts/submission/submissionData.ts'

const industryOf = ({ company }: Submission) => {
  const code = industryCodeOf(company, region)
  const { primaryField, secondaryField } = region.industry
  return code === undefined ? {} : { industry: { code, title: company[secondaryField], sector: company[primaryField] } }
}

type EditProps = { submission: Submission; onClose: () => void }

const Edit = ({ submission, onClose }: EditProps) => {
  const { t } = useTranslation('submission')
  const update = useCommand(updateSubmission, { invalidates: submissionReads })
  const { id: submissionId, submissionNumber } = submission
  return (
    <FormDialog
      title={t('update.title', { number: submissionNumber })}
      submitLabel={t('update.confirm')}
      as="drawer"
      width="md"
      needsChange
      schema={submissionSchema({ team: false, agency: false })}
      defaultValues={submissionValues(submission)}
      onClose={onClose}
      onSubmit={async (values) => {
        const { needBy } = values
        await update.mutateAsync({
          params: { submissionId },
          body: { firmographics: firmographicsOf(values), needBy: needBy || null },
        })
        toast.success(t('update.done', { number: submissionNumber }))
      }}
    >
      <SubmissionFields onCompany={() => {}} {...industryOf(submission)} />
    </FormDialog>
  )
}

type UpdateSubmissionDialogProps = SubmissionData & { onClose: () => void }

/** Corrects what was said of the company. */
export const UpdateSubmissionDialog = ({ submissionId, onClose }: UpdateSubmissionDialogProps) => {
  const { data: submission } = useOperation(getSubmission, { params: { submissionId } })
  return submission ? <Edit submission={submission} onClose={onClose} /> : null
}

export default hosted(SubmissionData, UpdateSubmissionDialog)
