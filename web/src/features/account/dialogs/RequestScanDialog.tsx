import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { getRisk, requestScan } from '#shared/contracts/risk/risk.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type RequestScanDialogProps = AccountData & { onClose: () => void }

/** Has the domains of an account scanned now. */
export const RequestScanDialog = ({ accountId, accountName = '', onClose }: RequestScanDialogProps) => {
  const { t } = useTranslation('account')
  const scan = useCommand(requestScan, { invalidates: [getRisk, getAccount] })
  return (
    <ConfirmDialog
      title={t('scan.title', { name: accountName })}
      confirmLabel={t('scan.confirm')}
      onConfirm={async () => {
        await scan.mutateAsync({ params: { accountId } })
        toast.success(t('scan.done'))
      }}
      onClose={onClose}
    >
      {t('scan.question')}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, RequestScanDialog)
