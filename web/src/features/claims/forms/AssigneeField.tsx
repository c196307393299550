import { useTranslation } from 'react-i18next'
import { SelectField } from '#web/forms/SelectField.tsx'
import { useDeskPeople } from './useDeskPeople.ts'

/** Whose a diary is: a colleague who works on claims, or whoever it was before. */
export const AssigneeField = ({ now }: { now?: string | undefined }) => {
  const { t } = useTranslation('claims')
  const names = useDeskPeople().map(({ name }) => name)
  const kept = now !== undefined && !names.includes(now) ? [now] : []
  return (
    <SelectField
      name="assignee"
      label={t('fields.assignee')}
      placeholder={t('fields.assigneeOfClaim')}
      options={[...kept, ...names].map((name) => ({ value: name, label: name }))}
      optional
    />
  )
}
