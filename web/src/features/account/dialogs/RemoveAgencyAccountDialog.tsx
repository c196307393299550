import { useTranslation } from 'react-i18next'
import { getAccount, removeAgencyAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type RemoveAgencyAccountDialogProps = AccountData & { onClose: () => void }

/** Takes an account from its agency; the account itself stays. */
export const RemoveAgencyAccountDialog = ({
  accountId,
  accountName = '',
  agencyId = '',
  onClose,
}: RemoveAgencyAccountDialogProps) => {
  const { t } = useTranslation('account')
  const remove = useCommand(removeAgencyAccount, { invalidates: [searchAccounts, getAccount] })
  return (
    <ConfirmDialog
      title={t('removeFromAgency.title', { name: accountName })}
      confirmLabel={t('removeFromAgency.confirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { accountId }, query: { agencyId } })
        toast.success(t('removeFromAgency.done'))
      }}
      onClose={onClose}
    >
      {t('removeFromAgency.question')}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, RemoveAgencyAccountDialog)
