import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createTag, listTags } from '#shared/contracts/account/tags.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

/** Makes a tag, which can then be put on accounts. */
export const CreateTagDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account')
  const create = useCommand(createTag, { invalidates: [listTags] })
  return (
    <FormDialog
      title={t('tags.create')}
      submitLabel={t('tags.create')}
      width="xs"
      schema={createTag.body}
      defaultValues={{ name: '' }}
      onSubmit={async ({ name }) => {
        await create.mutateAsync({ body: { name } })
        toast.success(t('tags.created', { name }))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('tags.name')} maxLength={40} autoFocus />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateTagDialog)
