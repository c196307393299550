import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  createTeam,
  listAgencyTeams,
  listAllTeams,
  listMyTeams,
  listTeamAgencies,
} from '#shared/contracts/auth/teams.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

/** The agency whose team it will be. */
const AgencyData = z.object({ agencyId: AgencyId })
type CreateTeamDialogProps = z.infer<typeof AgencyData> & { onClose: () => void }

export const CreateTeamDialog = ({ agencyId, onClose }: CreateTeamDialogProps) => {
  const { t } = useTranslation('users')
  const create = useCommand(createTeam, { invalidates: [listAgencyTeams, listAllTeams, listMyTeams, listTeamAgencies] })
  return (
    <FormDialog
      title={t('team.create')}
      submitLabel={t('team.createSubmit')}
      width="xs"
      schema={createTeam.body.pick({ name: true })}
      defaultValues={{ name: '' }}
      onSubmit={async ({ name }) => {
        await create.mutateAsync({ body: { name, agencyId } })
        toast.success(t('team.created', { name }))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('team.name')} maxLength={100} autoFocus />
    </FormDialog>
  )
}

export default hosted(AgencyData, CreateTeamDialog)
