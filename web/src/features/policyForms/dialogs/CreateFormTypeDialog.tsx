import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createFormType } from '#shared/contracts/docs/formTypes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { formReads } from '../parts/formReads.ts'

/** Adds a type of forms. */
const CreateFormTypeDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('policyForms')
  const create = useCommand(createFormType, { invalidates: formReads })
  return (
    <FormDialog
      title={t('type.addTitle')}
      submitLabel={t('type.add')}
      width="xs"
      schema={createFormType.body}
      defaultValues={{ name: '' }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body })
        toast.success(t('type.added', { name: body.name }))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('columns.name')} maxLength={100} autoFocus />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateFormTypeDialog)
