import { useTranslation } from 'react-i18next'
import { permissionsOf, type Role } from '#shared/permissions.ts'
import { SelectField } from '#web/forms/SelectField.tsx'
import { useTemplates } from './useTemplates.ts'

type TemplateFieldProps = {
  role: Role | '' | undefined
  /** The home organization of whom it is given; the own one without it. */
  accountId?: string | undefined
}

/** Which of the organization's templates narrows the role; not asked where there is none of it. */
export const TemplateField = ({ role, accountId }: TemplateFieldProps) => {
  const { t } = useTranslation('users')
  const templates = useTemplates(accountId).filter((each) => each.role === role)
  if (templates.length === 0) return null
  return (
    <SelectField
      name="roleTemplateId"
      label={t('templates.field')}
      hint={t('templates.fieldHint')}
      optional
      placeholder={t('templates.whole')}
      options={templates.map(({ id, name, keeps, role: of }) => ({
        value: id,
        label: name,
        hint: t('templates.keepsOf', { count: keeps.length, all: permissionsOf(of).length, role: of }),
      }))}
    />
  )
}
