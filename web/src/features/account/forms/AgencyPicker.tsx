import { useTranslation } from 'react-i18next'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'
import { i18n } from '#web/i18n/i18n.ts'

const search = async (text: string, signal: AbortSignal): Promise<Option<string>[]> => {
  const input = { params: { type: 'agency' }, query: { search: text, size: 100 } }
  const { content } = await call(searchPersonaRecords, input, { signal }).catch((failure: unknown) =>
    orSay(i18n.t('account:new.agenciesFailed'))(failure),
  )
  return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
}

/** The agency a new account is for, found by name: of all for the provider's staff, of its own for an aggregator. */
export const AgencyPicker = ({ initial }: { initial?: Option<string> | undefined }) => {
  const { t } = useTranslation('account')
  return (
    <AutocompleteField<string> name="agencyId" label={t('new.agency')} search={search} delay={500} initial={initial} />
  )
}
