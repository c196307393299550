import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAgencyTeams, listUserTeams, migrateUserTeams } from '#shared/contracts/auth/teams.ts'
import { getUser, listUsers } from '#shared/contracts/auth/users.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { useSession } from '../../../api/session.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { FormDialog } from '../../../dialogs/FormDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { MultiSelectField } from '../../../forms/MultiSelectField.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { toast } from '../../../ui/toast.ts'
import { onPickers } from '../forms/onPickers.ts'
import { UserData } from './userData.ts'

const Teams = z.object({
  teamIds: z.array(TeamId, 'Please select a Team').min(1, 'Please select a Team'),
})

/** Moves a user to other teams of the agency. */
export const MigrateUserTeamsDialog = ({ userId, name = '', onClose }: UserData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const own = useSession()?.claims.organizationId ?? ''
  const { data: user } = useOperation(getUser, { params: { userId: userId as never } })
  const present = useOperation(listUserTeams, { params: { userId: userId as never } })
  const agencyId = persona === 'AGENCY' ? own : (user?.accountIds[0] ?? '')
  const teams = useOperation(
    listAgencyTeams,
    { params: { agencyId: agencyId as never }, query: {} },
    { enabled: agencyId !== '' },
  )
  const migrate = useCommand(migrateUserTeams, { invalidates: [listUsers, listUserTeams, getUser] })
  if (!present.data || !teams.data) return null
  const options = teams.data.content
  return (
    <FormDialog
      title={t('migrate.title', { name })}
      submitLabel={t('migrate.submit')}
      width="xs"
      schema={Teams}
      defaultValues={{
        teamIds: present.data.map(({ id }) => id).filter((id) => options.some((team) => team.id === id)),
      }}
      needsChange
      onSubmit={async ({ teamIds }) => {
        await migrate
          .mutateAsync({ params: { userId: userId as never }, body: { teamIds } })
          .catch(onPickers({ agency: t('agencyGone'), team: t('teamGone') }))
        toast.success(t('migrate.done', { name }))
      }}
      onClose={onClose}
    >
      <MultiSelectField
        name="teamIds"
        label={t('fields.teams')}
        hint={t('migrate.hint')}
        options={options.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </FormDialog>
  )
}

export default hosted(UserData, MigrateUserTeamsDialog)
