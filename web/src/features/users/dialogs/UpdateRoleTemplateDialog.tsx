import { useTranslation } from 'react-i18next'
import { getRoleTemplate, updateRoleTemplate } from '#shared/contracts/auth/roleTemplates.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { GainsAndLosses } from '../templates/GainsAndLosses.tsx'
import { KeptField } from '../templates/KeptField.tsx'
import { templateReads } from '../templates/templateReads.ts'
import { RoleTemplateData } from './roleTemplateData.ts'

/** Saves a new edition of a template; before it is saved it says what those who have it gain and lose. */
export const UpdateRoleTemplateDialog = ({ roleTemplateId, onClose }: RoleTemplateData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const { data: template } = useOperation(getRoleTemplate, { params: { roleTemplateId } })
  const update = useCommand(updateRoleTemplate, { invalidates: templateReads })
  if (template === undefined) return null
  const { role, name, keeps, people } = template
  return (
    <FormDialog
      title={t('templates.update', { name })}
      submitLabel={t('templates.updateSubmit')}
      width="md"
      schema={updateRoleTemplate.body}
      defaultValues={{ name, keeps }}
      needsChange
      onSubmit={async (body) => {
        const { edition } = await update.mutateAsync({ params: { roleTemplateId }, body })
        toast.success(t('templates.saved', { name: body.name, edition }))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField name="name" label={t('templates.name')} maxLength={60} autoFocus />
          <GainsAndLosses role={role} before={keeps} after={form.watch('keeps')} people={people} />
          <KeptField role={role} />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(RoleTemplateData, UpdateRoleTemplateDialog)
