import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listTreaties, removeTreaty } from '#shared/contracts/account/treaties.ts'
import { TreatyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ treatyId: TreatyId, name: z.string() })

/** Asks before a treaty is removed that has not begun; of one that has, the dialog says what to do instead. */
export const RemoveTreatyDialog = ({ treatyId, name, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const remove = useCommand(removeTreaty, { invalidates: [listTreaties] })
  return (
    <ConfirmDialog
      title={t('treaties.removeOf', { name })}
      confirmLabel={t('treaties.removeSubmit')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { treatyId } })
        toast.success(t('treaties.removed', { name }))
      }}
      onClose={onClose}
    >
      {t('treaties.removeQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(Data, RemoveTreatyDialog)
