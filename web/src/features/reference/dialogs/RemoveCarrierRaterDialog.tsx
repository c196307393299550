import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  getCarrierRater,
  listCarrierRaterVersions,
  removeCarrierRater,
  searchCarrierRaters,
} from '#shared/contracts/rater/carriers.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const RaterData = z.object({ carrierId: z.string(), name: z.string() })
type Props = z.infer<typeof RaterData> & { onClose: () => void }

/** Asks before a carrier's rater is taken away. */
const RemoveCarrierRaterDialog = ({ carrierId, name, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const remove = useCommand(removeCarrierRater, {
    invalidates: [getCarrierRater, listCarrierRaterVersions, searchCarrierRaters],
  })
  return (
    <ConfirmDialog
      title={t('rater.removeTitle', { name })}
      confirmLabel={t('rater.remove')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { carrierId } })
        toast.success(t('rater.removed', { name }))
      }}
      onClose={onClose}
    >
      {t('rater.removeText')}
    </ConfirmDialog>
  )
}

export default hosted(RaterData, RemoveCarrierRaterDialog)
