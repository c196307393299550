import { useTranslation } from 'react-i18next'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { getAccountProfile, verifyProfileGroup } from '#shared/contracts/account/profile.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type VerifyProfileGroupDialogProps = AccountData & { onClose: () => void }

/** Attests that a company has no domain, which then counts for its profile like one. */
export const VerifyProfileGroupDialog = ({ accountId, accountName = '', onClose }: VerifyProfileGroupDialogProps) => {
  const { t } = useTranslation('account')
  const verify = useCommand(verifyProfileGroup, {
    invalidates: [getAccount, getAccountProfile, getRisk, searchAccounts],
  })
  return (
    <ConfirmDialog
      title={t('noDomain.title', { name: accountName })}
      confirmLabel={t('noDomain.confirm')}
      onConfirm={async () => {
        await verify.mutateAsync({ params: { accountId }, body: { group: 'DOMAIN', noDomain: true } })
        toast.success(t('noDomain.done'))
      }}
      onClose={onClose}
    >
      {t('noDomain.question')}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, VerifyProfileGroupDialog)
