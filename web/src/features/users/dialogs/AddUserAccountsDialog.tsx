import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { addUserAccounts, listUserAccounts } from '#shared/contracts/auth/userAccess.ts'
import { getUser, listUsers } from '#shared/contracts/auth/users.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountEntryList } from '../forms/AccountEntryList.tsx'
import { AccountEntries, type AccountEntry, changesOf } from '../forms/accountEntries.ts'

const AccountsData = z.object({ email: z.string(), name: z.string().optional() })
type AddUserAccountsDialogProps = z.infer<typeof AccountsData> & { onClose: () => void }

/** Gives a user access to further accounts, or another role or other teams where they have access. */
export const AddUserAccountsDialog = ({ email, name, onClose }: AddUserAccountsDialogProps) => {
  const { t } = useTranslation(['users', 'common'])
  const persona = usePersona()
  const known = useOperation(listUserAccounts, { query: { email } })
  const add = useCommand(addUserAccounts, { invalidates: [listUserAccounts, listUsers, listAllUsers, getUser] })
  // Who works nowhere in one's reach yet is as unknown as nobody.
  const isStranger = known.error?.status === 404
  if (known.error && !isStranger)
    return (
      <ConfirmDialog
        title={t('accounts.title', { name: name ?? email })}
        confirmLabel={t('common:close')}
        onConfirm={onClose}
        onClose={onClose}
      >
        <ProblemPanel error={known.error} />
      </ConfirmDialog>
    )
  if (!known.data && !isStranger) return null
  const rows = isStranger ? [] : (known.data ?? [])
  const before = rows.map(({ accountType, organization, role, teams }) => ({
    accountType,
    accountId: organization.value,
    roleId: role,
    teamIds: teams.map(({ id }) => id),
  }))
  const fresh = { accountType: persona, accountId: '', roleId: '', teamIds: [] }
  return (
    <FormDialog
      title={t('accounts.title', { name: name ?? email })}
      submitLabel={t('accounts.submit')}
      schema={AccountEntries}
      defaultValues={{ entries: (before.length === 0 ? [fresh] : before) as AccountEntry[] }}
      needsChange
      onSubmit={async ({ entries }) => {
        const changes = changesOf(entries, before as AccountEntry[])
        await add.mutateAsync({ body: { email, ...changes } }).catch(orSay(t('accounts.failed')))
        toast.success(isStranger ? t('accounts.invited', { email }) : t('accounts.done'))
      }}
      onClose={onClose}
    >
      <AccountEntryList names={rows.map(({ organization }) => organization.label)} />
    </FormDialog>
  )
}

export default hosted(AccountsData, AddUserAccountsDialog)
