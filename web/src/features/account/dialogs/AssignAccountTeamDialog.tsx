import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { assignAccountTeam } from '#shared/contracts/account/assignment.ts'
import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type AssignAccountTeamDialogProps = AccountData & { onClose: () => void }

const Teams = z.object({
  teamIds: z
    .array(TeamId, 'Please select a Team')
    .min(1, 'Please select a Team')
    .max(5, 'An account is in at most 5 teams'),
})

/** Puts an account into teams of its agency. */
export const AssignAccountTeamDialog = ({ accountId, onClose }: AssignAccountTeamDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const agencyId = account?.agencyId ?? ''
  const teams = useOperation(listAgencyTeams, { params: { agencyId }, query: {} }, { enabled: agencyId !== '' })
  const assign = useCommand(assignAccountTeam, { invalidates: [getAccount, searchAccounts] })
  if (!account || !teams.data) return null
  const others = teams.data.content.filter(({ id }) => account.teams.every((team) => team.id !== id))
  const known = [...account.teams, ...others]
  return (
    <FormDialog
      title={t('team.title', { name: account.name })}
      submitLabel={t('team.confirm')}
      schema={Teams}
      defaultValues={{ teamIds: account.teams.map(({ id }) => id) }}
      onClose={onClose}
      onSubmit={async ({ teamIds }) => {
        const chosen = known.filter(({ id }) => teamIds.some((each) => each === id))
        await assign.mutateAsync({
          params: { accountId },
          body: { teams: chosen.map(({ id, name }) => ({ id, name })) },
        })
        toast.success(t('team.done'))
      }}
    >
      <MultiSelectField
        name="teamIds"
        label={t('team.teams')}
        hint={t('team.hint')}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}

export default hosted(AccountData, AssignAccountTeamDialog)
