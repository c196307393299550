import { useTranslation } from 'react-i18next'
import {
  listAgencyTeams,
  listAllTeams,
  listMyTeams,
  listTeamAgencies,
  updateTeam,
} from '#shared/contracts/auth/teams.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { TeamData } from './teamData.ts'

/** Renames a team. */
export const UpdateTeamDialog = ({ teamId, name: before, onClose }: TeamData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const update = useCommand(updateTeam, { invalidates: [listAgencyTeams, listAllTeams, listMyTeams, listTeamAgencies] })
  return (
    <FormDialog
      title={t('team.rename', { name: before })}
      submitLabel={t('team.renameSubmit')}
      width="xs"
      schema={updateTeam.body}
      defaultValues={{ name: before }}
      needsChange
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { teamId }, body })
        toast.success(t('team.renamed', body))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('team.name')} maxLength={100} autoFocus />
    </FormDialog>
  )
}

export default hosted(TeamData, UpdateTeamDialog)
