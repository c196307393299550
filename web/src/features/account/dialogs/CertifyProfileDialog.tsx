import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { certifyProfile, getAccountProfile } from '#shared/contracts/account/profile.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { date } from '#web/i18n/format.ts'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

/** Says that all of the profile is right, or takes that back. */
export const CertifyProfileDialog = ({ accountId, onClose }: AccountData & { onClose: () => void }) => {
  const { t } = useTranslation('account')
  const { data } = useOperation(getAccountProfile, { params: { accountId } })
  const certify = useCommand(certifyProfile, { invalidates: [getAccount, getAccountProfile] })
  if (data === undefined) return null
  const is = data.certified ? 'takeBack' : 'certify'
  return (
    <ConfirmDialog
      title={t(`certify.${is}.title`)}
      confirmLabel={t(`certify.${is}.submit`)}
      onClose={onClose}
      onConfirm={async () => {
        await certify.mutateAsync({ params: { accountId }, body: { certified: !data.certified } })
        toast.success(t(`certify.${is}.done`))
      }}
    >
      {t(`certify.${is}.text`, { day: data.certifiedDate === undefined ? '' : date(data.certifiedDate) })}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, CertifyProfileDialog)
