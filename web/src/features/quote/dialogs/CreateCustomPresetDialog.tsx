import { useTranslation } from 'react-i18next'
import { createCustomPreset, listCustomPresets } from '#shared/contracts/rater/presets.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const Kept = createCustomPreset.body.pick({ coverages: true })
type CreateCustomPresetDialogProps = {
  coverages: (typeof Kept)['_output']['coverages']
  onClose: () => void
}

/** Keeps a selection of coverages under a name of the reader's own. */
export const CreateCustomPresetDialog = ({ coverages, onClose }: CreateCustomPresetDialogProps) => {
  const { t } = useTranslation('quote')
  const create = useCommand(createCustomPreset, { invalidates: [listCustomPresets] })
  return (
    <FormDialog
      title={t('ownPresets.keep')}
      submitLabel={t('ownPresets.keepIt')}
      width="xs"
      schema={createCustomPreset.body.pick({ name: true })}
      defaultValues={{ name: '' }}
      onSubmit={async ({ name }) => {
        await create.mutateAsync({ body: { name, coverages } })
        toast.success(t('ownPresets.kept', { name }))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('ownPresets.name')} hint={t('ownPresets.nameHint')} maxLength={60} autoFocus />
    </FormDialog>
  )
}

export default hosted(Kept, CreateCustomPresetDialog)
