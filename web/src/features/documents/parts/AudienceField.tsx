import { useTranslation } from 'react-i18next'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'

const search = async (text: string, signal: AbortSignal) => {
  const query = { search: text, size: 20 }
  const { content } = await call(searchPersonaRecords, { params: { type: 'agency' }, query }, { signal })
  return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
}

/** Which agency sees what staff upload; without one, staff alone do. */
export const AudienceField = ({ initial }: { initial?: Option<string> | undefined }) => {
  const { t } = useTranslation('documents')
  return (
    <AutocompleteField<string>
      name="agencyId"
      label={t('fields.agency')}
      hint={t('fields.agencyHint')}
      placeholder={t('fields.all')}
      optional
      search={search}
      initial={initial}
    />
  )
}
