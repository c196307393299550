import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { updateAccountHostname } from '#shared/contracts/account/assignment.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type UpdateAccountHostnameDialogProps = AccountData & { onClose: () => void }

/** Gives an account the name that it has among hosts. */
export const UpdateAccountHostnameDialog = ({ accountId, onClose }: UpdateAccountHostnameDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const update = useCommand(updateAccountHostname, { invalidates: [getAccount] })
  if (!account) return null
  return (
    <FormDialog
      title={t('hostname.title', { name: account.name })}
      submitLabel={t('save')}
      schema={updateAccountHostname.body}
      defaultValues={{ hostname: account.hostname ?? '' }}
      needsChange
      onClose={onClose}
      onSubmit={async (body) => {
        const { hostname } = await update.mutateAsync({ params: { accountId }, body })
        toast.success(t('hostname.done', { hostname }))
      }}
    >
      <TextField name="hostname" label={t('hostname.hostname')} hint={t('hostname.hint')} autoFocus />
    </FormDialog>
  )
}

export default hosted(AccountData, UpdateAccountHostnameDialog)
