import { useTranslation } from 'react-i18next'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'

const search = async (text: string, signal: AbortSignal): Promise<Option<string>[]> => {
  const input = { params: { type: 'agency' }, query: { search: text, size: 100 } }
  const { content } = await call(searchPersonaRecords, input, { signal })
  return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
}

/** An agency that staff mean, found by name. */
export const AgencyField = () => {
  const { t } = useTranslation('records')
  return <AutocompleteField<string> name="agencyId" label={t('statement.agency')} search={search} delay={500} />
}
