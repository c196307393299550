import { useTranslation } from 'react-i18next'
import { getAccount, getAccountStatus } from '#shared/contracts/account/accounts.ts'
import { getAccountProfile, verifyProfileGroup } from '#shared/contracts/account/profile.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

const stale = [getAccount, getAccountProfile, getAccountStatus, getRisk] as const

type VerifyProfileGroupDialogProps = AccountData & { onClose: () => void }

/** Attests that a company has no domain, which counts for its profile like a domain. */
export const VerifyProfileGroupDialog = ({ accountId, accountName = '', onClose }: VerifyProfileGroupDialogProps) => {
  const { t } = useTranslation('account')
  const verify = useCommand(verifyProfileGroup, { invalidates: stale })
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
