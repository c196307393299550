import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { removePreferredAgent } from '#shared/contracts/account/preferredAgent.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountData } from './accountData.ts'

type RemovePreferredAgentDialogProps = AccountData & { onClose: () => void }

/** Takes back by whom an account wants to be looked after. */
export const RemovePreferredAgentDialog = ({ accountId, onClose }: RemovePreferredAgentDialogProps) => {
  const { t } = useTranslation('account')
  const { data: account } = useOperation(getAccount, { params: { accountId } })
  const remove = useCommand(removePreferredAgent, { invalidates: [getAccount] })
  if (!account?.preferredAgent) return null
  const { agentFirstName, agentLastName } = account.preferredAgent
  return (
    <ConfirmDialog
      title={t('preferred.removeTitle')}
      confirmLabel={t('preferred.removeConfirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { accountId } }).catch(orSay(t('preferred.failed')))
        toast.success(t('preferred.removed'))
      }}
      onClose={onClose}
    >
      {t('preferred.removeQuestion', { name: `${agentFirstName} ${agentLastName}`.trim() })}
    </ConfirmDialog>
  )
}

export default hosted(AccountData, RemovePreferredAgentDialog)
