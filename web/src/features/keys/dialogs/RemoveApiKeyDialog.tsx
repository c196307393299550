import { useTranslation } from 'react-i18next'
import { listApiKeys, removeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { KeyData } from './keyData.ts'

/** Asks before a key is removed. */
export const RemoveApiKeyDialog = ({ keyId, name, onClose }: KeyData & { onClose: () => void }) => {
  const { t } = useTranslation('keys')
  const remove = useCommand(removeApiKey, { invalidates: [listApiKeys] })
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.submit')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { keyId } })
        toast.success(t('remove.done', { name }))
      }}
      onClose={onClose}
    >
      {t('remove.question')}
    </ConfirmDialog>
  )
}

export default hosted(KeyData, RemoveApiKeyDialog)
