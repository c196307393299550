import { useTranslation } from 'react-i18next'
import { getAccount, reopenAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type ReopenAccountDialogProps = AccountData & { onClose: () => void }

/** Reverses the decline of an account, or opens one again that was closed. */
export const ReopenAccountDialog = ({ accountId, onClose }: ReopenAccountDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const reopen = useCommand(reopenAccount, { invalidates: [getAccount, searchAccounts] })
  if (!account) return null
  const words = account.status === 'Closed' ? 'reopenClosed' : 'reopen'
  return (
    <FormDialog
      title={t(`${words}.title`, { name: account.name })}
      submitLabel={t(`${words}.confirm`)}
      schema={reopenAccount.body}
      defaultValues={{ reason: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await reopen.mutateAsync({ params: { accountId }, body })
        toast.success(t('reopen.done'))
      }}
    >
      <TextField name="reason" label={t('reopen.reason')} rows={3} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(AccountData, ReopenAccountDialog)
