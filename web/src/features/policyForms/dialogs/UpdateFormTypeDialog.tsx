import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { FormType, updateFormType } from '#shared/contracts/docs/formTypes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { formReads } from '../parts/formReads.ts'

const TypeData = z.object({ type: FormType })
type Props = z.infer<typeof TypeData> & { onClose: () => void }

/** Gives a type of forms another name. */
const UpdateFormTypeDialog = ({ type: { id, name }, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const update = useCommand(updateFormType, { invalidates: formReads })
  return (
    <FormDialog
      title={t('type.editTitle', { name })}
      submitLabel={t('save')}
      width="xs"
      needsChange
      schema={updateFormType.body}
      defaultValues={{ name }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { formTypeId: id }, body })
        toast.success(t('type.saved', { name: body.name }))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('columns.name')} maxLength={100} autoFocus />
    </FormDialog>
  )
}

export default hosted(TypeData, UpdateFormTypeDialog)
