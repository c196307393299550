import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listCustomPresets, removeCustomPreset } from '#shared/contracts/rater/presets.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const Preset = z.object({ id: removeCustomPreset.params.presetId, name: z.string() })
type RemoveCustomPresetDialogProps = z.infer<typeof Preset> & { onClose: () => void }

/** Asks before a selection is kept no longer; quotes made of it stay as they are. */
export const RemoveCustomPresetDialog = ({ id, name, onClose }: RemoveCustomPresetDialogProps) => {
  const { t } = useTranslation('quote')
  const remove = useCommand(removeCustomPreset, { invalidates: [listCustomPresets] })
  return (
    <ConfirmDialog
      title={t('ownPresets.removeTitle', { name })}
      confirmLabel={t('ownPresets.remove')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { presetId: id } })
        toast.success(t('ownPresets.removed', { name }))
      }}
      onClose={onClose}
    >
      {t('ownPresets.removeQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(Preset, RemoveCustomPresetDialog)
