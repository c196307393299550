import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { call } from '../api/call.ts'
import type { Option } from '../forms/SelectField.tsx'

const most = 8

/** Organizations of a type by words of their name: insured companies, or the records of any other persona. */
export const organizationsNamed = async (
  accountType: AccountType,
  search: string,
  signal: AbortSignal,
): Promise<readonly Option<string>[]> => {
  if (accountType === 'CUSTOMER') {
    const { hits } = await call(searchAccounts, { query: { search, size: most } }, { signal })
    return hits.map(({ id, name, city, state }) => ({
      value: id,
      label: name,
      hint: [city, state].filter(Boolean).join(', '),
    }))
  }
  const params = { type: personas[accountType].path }
  const { content } = await call(searchPersonaRecords, { params, query: { search, size: most } }, { signal })
  return content.map(({ id, name, description }) => ({ value: id, label: name, hint: description }))
}
