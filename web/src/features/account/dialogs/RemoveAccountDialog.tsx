import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { removeAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { ConfirmDialog } from '../../../dialogs/ConfirmDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { inPersona } from '../../../paths.ts'
import { toast } from '../../../ui/toast.ts'
import { AccountData } from './accountData.ts'

type RemoveAccountDialogProps = AccountData & { onClose: () => void }

/** Removes an account everywhere; staff alone. */
export const RemoveAccountDialog = ({ accountId, accountName = '', onClose }: RemoveAccountDialogProps) => {
  const { t } = useTranslation('account')
  const persona = usePersona()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const remove = useCommand(removeAccount, { invalidates: [searchAccounts] })
  return (
    <ConfirmDialog
      title={t('remove.title', { name: accountName })}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { accountId } })
        toast.success(t('remove.done'))
        // The page of what is gone is left.
        if (pathname.includes(accountId)) navigate(inPersona(persona, 'accounts'))
      }}
      onClose={onClose}
    >
      {t('remove.question')}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, RemoveAccountDialog)
