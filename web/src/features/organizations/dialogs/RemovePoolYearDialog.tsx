import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listPoolYears, removePoolYear } from '#shared/contracts/account/poolYears.ts'
import { PoolYearId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ poolYearId: PoolYearId, name: z.string() })

/** Asks before a term is removed that has not begun; of one that has, the dialog says what to do instead. */
export const RemovePoolYearDialog = ({ poolYearId, name, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('organizations')
  const remove = useCommand(removePoolYear, { invalidates: [listPoolYears] })
  return (
    <ConfirmDialog
      title={t('poolYears.removeOf', { name })}
      confirmLabel={t('poolYears.removeSubmit')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { poolYearId } })
        toast.success(t('poolYears.removed', { name }))
      }}
      onClose={onClose}
    >
      {t('poolYears.removeQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(Data, RemovePoolYearDialog)
