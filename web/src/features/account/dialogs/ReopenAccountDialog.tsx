import { useTranslation } from 'react-i18next'
import { getAccount, reopenAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { FormDialog } from '../../../dialogs/FormDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { AccountData } from './accountData.ts'

type ReopenAccountDialogProps = AccountData & { onClose: () => void }

/** Reverses the decline of an account. */
export const ReopenAccountDialog = ({ accountId, accountName = '', onClose }: ReopenAccountDialogProps) => {
  const { t } = useTranslation('account')
  const reopen = useCommand(reopenAccount, { invalidates: [getAccount, searchAccounts] })
  return (
    <FormDialog
      title={t('reopen.title', { name: accountName })}
      submitLabel={t('reopen.confirm')}
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
