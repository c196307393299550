import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { listTags, removeTag, TagId } from '#shared/contracts/account/tags.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

/** The tag that goes. */
const TagData = z.object({ tagId: TagId, name: z.string() })
type RemoveTagDialogProps = z.infer<typeof TagData> & { onClose: () => void }

/** Asks before a tag is removed, from accounts too. */
export const RemoveTagDialog = ({ tagId, name, onClose }: RemoveTagDialogProps) => {
  const { t } = useTranslation('account')
  const remove = useCommand(removeTag, { invalidates: [listTags, getAccount, searchAccounts] })
  return (
    <ConfirmDialog
      title={t('tags.removeTitle', { name })}
      confirmLabel={t('tags.remove')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { tagId } })
        toast.success(t('tags.removed', { name }))
      }}
      onClose={onClose}
    >
      {t('tags.removeQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(TagData, RemoveTagDialog)
