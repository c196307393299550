import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { assignSubmissionTeam } from '#shared/contracts/account/submissionDecisions.ts'
import { getSubmission } from '#shared/contracts/account/submissions.ts'
import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { SubmissionData, submissionReads } from '../parts/submission/submissionData.ts'

type AssignSubmissionTeamDialogProps = SubmissionData & { onClose: () => void }

const Team = z.object({
  teamId: z.custom<TeamId>((value) => TeamId.safeParse(value).success, 'Please select a Team'),
})

/** Puts a submission into a team of its agency. */
export const AssignSubmissionTeamDialog = ({ submissionId, onClose }: AssignSubmissionTeamDialogProps) => {
  const { t } = useTranslation('submission')
  const { data: submission } = useOperation(getSubmission, { params: { submissionId } })
  const agencyId = submission?.agencyId ?? ''
  const teams = useOperation(listAgencyTeams, { params: { agencyId }, query: {} }, { enabled: agencyId !== '' })
  const assign = useCommand(assignSubmissionTeam, { invalidates: submissionReads })
  if (!submission || !teams.data) return null
  const present = submission.teams[0]?.id
  return (
    <FormDialog
      title={t('team.title', { number: submission.submissionNumber })}
      submitLabel={t('team.confirm')}
      schema={Team}
      {...(present && { defaultValues: { teamId: present } })}
      onClose={onClose}
      onSubmit={async (body) => {
        await assign.mutateAsync({ params: { submissionId }, body })
        toast.success(t('team.done'))
      }}
    >
      <SelectField
        name="teamId"
        label={t('team.team')}
        options={teams.data.content.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}

export default hosted(SubmissionData, AssignSubmissionTeamDialog)
