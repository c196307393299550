import { useTranslation } from 'react-i18next'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'

const search = async (text: string, signal: AbortSignal): Promise<Option<string>[]> => {
  const { hits } = await call(searchAccounts, { query: { search: text, size: 8 } }, { signal })
  return hits.map(({ id, name, city, state }) => ({
    value: id,
    label: name,
    hint: [city, state].filter(Boolean).join(', '),
  }))
}

/** An insured, found by its name. */
export const AccountField = () => {
  const { t } = useTranslation('organizations')
  return <AutocompleteField<string> name="accountId" label={t('fields.account')} search={search} />
}
