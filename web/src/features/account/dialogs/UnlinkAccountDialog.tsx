import { useTranslation } from 'react-i18next'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { unlinkAccount } from '#shared/contracts/account/agencyOfAccount.ts'
import { listAccountAgencies } from '#shared/contracts/account/assignment.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type UnlinkAccountDialogProps = AccountData & { onClose: () => void }

/** Takes an account from the agency that has it. */
export const UnlinkAccountDialog = ({ accountId, onClose }: UnlinkAccountDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const unlink = useCommand(unlinkAccount, { invalidates: [getAccount, listAccountAgencies, searchAccounts] })
  const agencyId = AgencyId.safeParse(account?.agencyId).data
  if (!account || agencyId === undefined) return null
  const agency = account.agencyName ?? ''
  return (
    <ConfirmDialog
      title={t('unlink.title', { name: account.name })}
      confirmLabel={t('unlink.confirm')}
      destructive
      onConfirm={async () => {
        await unlink.mutateAsync({ params: { accountId }, body: { agencyId } })
        toast.success(t('unlink.done', { agency }))
      }}
      onClose={onClose}
    >
      {t('unlink.question', { agency })}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, UnlinkAccountDialog)
