import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listCustomPresets, updateCustomPreset } from '#shared/contracts/rater/presets.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const { coverages, name } = updateCustomPreset.body.shape
const Preset = z.object({ id: updateCustomPreset.params.presetId, name, coverages, present: coverages })
type UpdateCustomPresetDialogProps = z.infer<typeof Preset> & { onClose: () => void }

/** Gives a selection that is kept another name, or the coverages that are chosen at present. */
export const UpdateCustomPresetDialog = (props: UpdateCustomPresetDialogProps) => {
  const { id, present, onClose } = props
  const { t } = useTranslation('quote')
  const update = useCommand(updateCustomPreset, { invalidates: [listCustomPresets] })
  return (
    <FormDialog
      title={t('ownPresets.changeTitle', { name: props.name })}
      submitLabel={t('ownPresets.change')}
      width="xs"
      schema={z.object({ name, replace: z.boolean() })}
      defaultValues={{ name: props.name, replace: false }}
      onSubmit={async ({ replace, ...body }) => {
        const kept = replace ? present : props.coverages
        await update.mutateAsync({ params: { presetId: id }, body: { ...body, coverages: kept } })
        toast.success(t('ownPresets.kept', { name: body.name }))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('ownPresets.name')} maxLength={60} autoFocus />
      <CheckboxField name="replace" label={t('ownPresets.replace')} />
    </FormDialog>
  )
}

export default hosted(Preset, UpdateCustomPresetDialog)
