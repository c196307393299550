import { useTranslation } from 'react-i18next'
import { getAccount, getAccountStatus } from '#shared/contracts/account/accounts.ts'
import { refreshFirmographics } from '#shared/contracts/account/details.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type RefreshFirmographicsDialogProps = AccountData & { onClose: () => void }

/** Fills what is missing of an account from the company data. */
export const RefreshFirmographicsDialog = ({
  accountId,
  accountName = '',
  onClose,
}: RefreshFirmographicsDialogProps) => {
  const { t } = useTranslation('account')
  const refresh = useCommand(refreshFirmographics, { invalidates: [getAccount, getAccountStatus, getRisk] })
  return (
    <ConfirmDialog
      title={t('refresh.title', { name: accountName })}
      confirmLabel={t('refresh.confirm')}
      onConfirm={async () => {
        await refresh.mutateAsync({ params: { accountId } })
        toast.success(t('refresh.done'))
      }}
      onClose={onClose}
    >
      {t('refresh.question')}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, RefreshFirmographicsDialog)
