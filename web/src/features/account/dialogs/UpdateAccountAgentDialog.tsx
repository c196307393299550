import Alert from '@mui/material/Alert'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { updateAccountAgent } from '#shared/contracts/account/assignment.ts'
import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { agentChoice } from '#web/records/agency/agentChoice.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type UpdateAccountAgentDialogProps = AccountData & { onClose: () => void }

const HandOver = z.object({
  agentEmail: z.string('Please select an agent'),
  teamId: z.custom<TeamId>((value) => TeamId.safeParse(value).success, 'Please select a Team'),
  contactFirstName: filledLine(100, { missing: 'First name is required' }),
  contactLastName: filledLine(100, { missing: 'Last name is required' }),
})

/** Hands an account over to another user of its agency, with its quotes that may still be bound. */
export const UpdateAccountAgentDialog = ({ accountId, onClose }: UpdateAccountAgentDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const agencyId = account?.agencyId
  const agents = useMemo(() => agentChoice(agencyId), [agencyId])
  const teams = useOperation(
    listAgencyTeams,
    { params: { agencyId: agencyId ?? '' }, query: {} },
    { enabled: agencyId !== undefined },
  )
  const handOver = useCommand(updateAccountAgent, { invalidates: [getAccount, searchAccounts] })
  if (!account || !teams.data) return null
  const known = teams.data.content
  const present = account.teams[0]?.id ?? known.find(({ isDefault }) => isDefault)?.id
  const lacksContact = !account.policyContactFirstName || !account.policyContactLastName
  return (
    <FormDialog
      title={t('handOver.title', { name: account.name })}
      submitLabel={t('handOver.confirm')}
      schema={HandOver}
      defaultValues={{
        ...(present !== undefined && { teamId: TeamId.parse(present) }),
        contactFirstName: account.policyContactFirstName ?? '',
        contactLastName: account.policyContactLastName ?? '',
      }}
      onClose={onClose}
      onSubmit={async ({ agentEmail, teamId, ...contact }) => {
        const name = agents.nameOf(agentEmail)
        const team = known.find(({ id }) => id === teamId)
        if (name === undefined || team === undefined) throw new Error('Agent or team was not offered.')
        const body = { agentEmail, ...name, team: { id: teamId, name: team.name }, ...(lacksContact && contact) }
        await handOver.mutateAsync({ params: { accountId }, body }).catch(orSay(t('handOver.failed')))
        toast.success(t('handOver.done', { name: `${name.agentFirstName} ${name.agentLastName}` }))
      }}
    >
      <Alert severity="info">{t('handOver.explained')}</Alert>
      <AutocompleteField<string>
        name="agentEmail"
        label={t('handOver.agent')}
        hint={t('handOver.agentHint', { agency: account.agencyName })}
        search={agents.search}
      />
      <SelectField
        name="teamId"
        label={t('handOver.team')}
        hint={t('handOver.teamHint')}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {lacksContact && (
        <>
          <Alert severity="warning">{t('handOver.contactNeeded')}</Alert>
          <FieldGrid>
            <TextField name="contactFirstName" label={t('contact.firstName')} autoComplete="off" />
            <TextField name="contactLastName" label={t('contact.lastName')} autoComplete="off" />
          </FieldGrid>
        </>
      )}
    </FormDialog>
  )
}

export default hosted(AccountData, UpdateAccountAgentDialog)
