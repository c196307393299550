import Alert from '@mui/material/Alert'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { assignAccountAgency } from '#shared/contracts/account/agencyOfAccount.ts'
import { listAccountAgencies } from '#shared/contracts/account/assignment.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { toast } from '#web/ui/toast.ts'
import { agencyChoice } from '../forms/agencyChoice.ts'
import { AccountData } from './accountData.ts'

type AssignAccountAgencyDialogProps = AccountData & { onClose: () => void }

const Choice = z.object({
  agencyId: z.custom<AgencyId>((value) => AgencyId.safeParse(value).success, 'Please select a Agency'),
})

/** Gives an account to an agency; from one that has it, it goes with the quotes that may still be bound. */
export const AssignAccountAgencyDialog = ({ accountId, onClose }: AssignAccountAgencyDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const failed = t('assignAgency.failed')
  const agencies = useMemo(() => agencyChoice(failed), [failed])
  const assign = useCommand(assignAccountAgency, { invalidates: [getAccount, listAccountAgencies, searchAccounts] })
  if (!account) return null
  const link = account.agencyId !== undefined
  return (
    <FormDialog
      title={t(link ? 'assignAgency.linkTitle' : 'assignAgency.title', { name: account.name })}
      submitLabel={t('assignAgency.confirm')}
      schema={Choice}
      defaultValues={{}}
      onClose={onClose}
      onSubmit={async ({ agencyId }) => {
        const { name = '', ...agent } = agencies.chosen(agencyId)
        await assign
          .mutateAsync({ params: { accountId }, body: { agencyId, agencyName: name, ...agent, link } })
          .catch(orSay(failed))
        toast.success(t('assignAgency.done', { agency: name }))
      }}
    >
      <KeyValueList
        items={[
          { label: t('assignAgency.account'), value: account.name },
          ...(link ? [{ label: t('assignAgency.from'), value: account.agencyName }] : []),
        ]}
      />
      {link && <Alert severity="info">{t('assignAgency.linkExplained')}</Alert>}
      <AutocompleteField<string>
        name="agencyId"
        label={t('assignAgency.agency')}
        hint={t('assignAgency.hint')}
        search={agencies.search}
        delay={500}
      />
    </FormDialog>
  )
}

export default hosted(AccountData, AssignAccountAgencyDialog)
