import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listUserTeams, migrateUserTeams } from '#shared/contracts/auth/teams.ts'
import { getUser, listUsers } from '#shared/contracts/auth/users.ts'
import { AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TeamsField } from '#web/forms/TeamsField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { onPickers } from '../forms/onPickers.ts'
import { UserData } from './userData.ts'

const Teams = z.object({
  teamIds: z.array(TeamId, 'Please select a Team').min(1, 'Please select a Team'),
})

/** Moves a user to other teams of the agency. */
export const MigrateUserTeamsDialog = ({ userId, name = '', onClose }: UserData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const own = useSession()?.claims.organizationId
  const { data: user } = useOperation(getUser, { params: { userId } })
  const present = useOperation(listUserTeams, { params: { userId } })
  const agencyId = AgencyId.safeParse(persona === 'AGENCY' ? own : user?.accountIds[0]).data
  const migrate = useCommand(migrateUserTeams, { invalidates: [listUsers, listUserTeams, getUser] })
  if (!present.data || !user || !agencyId) return null
  const here = present.data.filter(({ id }) => user.teams.includes(id))
  return (
    <FormDialog
      title={t('migrate.title', { name })}
      submitLabel={t('migrate.submit')}
      width="xs"
      schema={Teams}
      defaultValues={{ teamIds: here.map(({ id }) => id) }}
      needsChange
      onSubmit={async ({ teamIds }) => {
        await migrate
          .mutateAsync({ params: { userId }, body: { teamIds } })
          .catch(onPickers({ agency: t('agencyGone'), team: t('teamGone') }))
        toast.success(t('migrate.done', { name }))
      }}
      onClose={onClose}
    >
      <TeamsField
        name="teamIds"
        label={t('fields.teams')}
        hint={t('migrate.hint')}
        agencyId={agencyId}
        present={here}
      />
    </FormDialog>
  )
}

export default hosted(UserData, MigrateUserTeamsDialog)
