import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { setPreferredAgent } from '#shared/contracts/account/preferredAgent.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { agentChoice } from '#web/records/agency/agentChoice.ts'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type SetPreferredAgentDialogProps = AccountData & { onClose: () => void }
type Agent = { readonly agentFirstName: string; readonly agentLastName: string; readonly agentEmail: string }

const Choice = z.object({ agentEmail: z.string('Please select an agent') })

/** Names the agent by whom an account wants to be looked after, and says so. */
const usePreferring = (account: Account | undefined) => {
  const { t } = useTranslation('account')
  const prefer = useCommand(setPreferredAgent, { invalidates: [getAccount] })
  const agencyId = AgencyId.safeParse(account?.agencyId).data
  if (account === undefined || agencyId === undefined) return undefined
  return async ({ agentFirstName, agentLastName, agentEmail }: Agent) => {
    const agentName = `${agentFirstName} ${agentLastName}`.trim()
    const { policyContactFirstName, policyContactLastName, policyContactEmail, policyContactPhone } = account
    await prefer
      .mutateAsync({
        params: { accountId: account.id },
        body: {
          agencyId,
          agencyName: account.agencyName ?? '',
          ...(policyContactFirstName && { customerFirstName: policyContactFirstName }),
          ...(policyContactLastName && { customerLastName: policyContactLastName }),
          ...(policyContactEmail && { customerEmail: policyContactEmail }),
          ...(policyContactPhone && { customerPhoneNumber: policyContactPhone }),
          agentFirstName,
          agentLastName,
          agentEmail,
          agentName,
          link: false,
        },
      })
      .catch(orSay(t('preferred.failed')))
    toast.success(t('preferred.done', { name: agentName }))
  }
}

/** The insured prefers who looks after them; who works for them chooses among the agency's people. */
export const SetPreferredAgentDialog = ({ accountId, onClose }: SetPreferredAgentDialogProps) => {
  const { t } = useTranslation('account')
  const isInsured = usePersona() === 'CUSTOMER'
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const agencyId = account?.agencyId
  const agents = useMemo(() => agentChoice(agencyId), [agencyId])
  const prefer = usePreferring(account)
  if (!account || prefer === undefined) return null
  const { agentFirstName = '', agentLastName = '', agentEmail, agencyName: agency } = account
  if (isInsured && agentEmail !== undefined)
    return (
      <ConfirmDialog
        title={t('preferred.ownTitle')}
        confirmLabel={t('preferred.ownConfirm')}
        onConfirm={() => prefer({ agentFirstName, agentLastName, agentEmail })}
        onClose={onClose}
      >
        {t('preferred.ownQuestion', { name: `${agentFirstName} ${agentLastName}`.trim(), agency })}
      </ConfirmDialog>
    )
  return (
    <FormDialog
      title={t('preferred.title', { name: account.name })}
      submitLabel={t('preferred.confirm')}
      schema={Choice}
      defaultValues={{}}
      onClose={onClose}
      onSubmit={async (values) => {
        const name = agents.nameOf(values.agentEmail)
        if (name === undefined) throw new Error('The agent was not offered.')
        await prefer({ ...name, ...values })
      }}
    >
      <AutocompleteField<string>
        name="agentEmail"
        label={t('preferred.agent')}
        hint={t('preferred.hint', { agency })}
        search={agents.search}
        delay={500}
      />
    </FormDialog>
  )
}

export default hosted(AccountData, SetPreferredAgentDialog)
