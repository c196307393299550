import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createRoleTemplate } from '#shared/contracts/auth/roleTemplates.ts'
import { isRole, rolesOf, scopesOf } from '#shared/domain/identity/roles.ts'
import { permissionsOf } from '#shared/permissions.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import { KeptField } from '../templates/KeptField.tsx'
import { templateReads } from '../templates/templateReads.ts'

/** Makes a template of a role: all that the role may is kept at first, and taken away box by box. */
export const CreateRoleTemplateDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const isAdmin = useSession()?.claims.scopes.includes('role:admin') ?? false
  const create = useCommand(createRoleTemplate, { invalidates: templateReads })
  const roles = rolesOf(persona).filter((role) => isAdmin || !scopesOf(role).includes('role:admin'))
  const first = roles[0]
  return (
    <FormDialog
      title={t('templates.create')}
      submitLabel={t('templates.createSubmit')}
      width="md"
      schema={createRoleTemplate.body}
      defaultValues={{ name: '', ...(first && { role: first, keeps: permissionsOf(first) }) }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body })
        toast.success(t('templates.created', { name: body.name }))
      }}
      onClose={onClose}
    >
      {(form) => {
        const role = form.watch('role')
        return (
          <>
            <TextField name="name" label={t('templates.name')} maxLength={60} autoFocus />
            <SelectField
              name="role"
              label={t('fields.role')}
              hint={t('templates.roleHint')}
              options={roles.map((value) => ({ value, label: value }))}
              onPick={(next) => isRole(next) && form.setValue('keeps', permissionsOf(next))}
            />
            {isRole(role) && <KeptField role={role} />}
          </>
        )
      }}
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateRoleTemplateDialog)
