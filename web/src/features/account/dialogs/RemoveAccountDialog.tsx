import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { getAccount, removeAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type RemoveAccountDialogProps = AccountData & { onClose: () => void }

/** Closes an account that had business, deletes one that had none; staff alone. */
export const RemoveAccountDialog = ({ accountId, onClose }: RemoveAccountDialogProps) => {
  const { t } = useTranslation('account')
  const persona = usePersona()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const closes = account?.hasBusiness === true
  const remove = useCommand(removeAccount, { invalidates: closes ? [getAccount, searchAccounts] : [searchAccounts] })
  if (!account) return null
  const words = closes ? 'close' : 'remove'
  return (
    <ConfirmDialog
      title={t(`${words}.title`, { name: account.name })}
      confirmLabel={t(`${words}.confirm`)}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { accountId } })
        toast.success(t(`${words}.done`))
        // The page of what is gone is left.
        if (!closes && pathname.includes(accountId)) navigate(inPersona(persona, 'accounts'))
      }}
      onClose={onClose}
    >
      {t(`${words}.question`)}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, RemoveAccountDialog)
