import { useTranslation } from 'react-i18next'
import {
  listAgencyTeams,
  listAllTeams,
  listMyTeams,
  listTeamAgencies,
  removeTeam,
} from '#shared/contracts/auth/teams.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { TeamData } from './teamData.ts'

/** Asks before a team is removed; why it cannot be is said in the dialog. */
export const RemoveTeamDialog = ({ teamId, name, onClose }: TeamData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const remove = useCommand(removeTeam, { invalidates: [listAgencyTeams, listAllTeams, listMyTeams, listTeamAgencies] })
  return (
    <ConfirmDialog
      title={t('team.remove', { name })}
      confirmLabel={t('team.removeSubmit')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { teamId } })
        toast.success(t('team.removed', { name }))
      }}
      onClose={onClose}
    >
      {t('team.removeQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(TeamData, RemoveTeamDialog)
