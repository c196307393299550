import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { call } from '../../api/call.ts'
import type { Found } from '../../layout/feature.ts'

/** Accounts by words, for the command palette. */
export const findAccounts = async (search: string, signal: AbortSignal): Promise<Found[]> => {
  const { hits } = await call(searchAccounts, { query: { search, size: 6 } }, { signal })
  return hits.map(({ id, name, city, state, status }) => ({
    label: name,
    hint: [[city, state].filter(Boolean).join(', '), status].filter(Boolean).join(' · '),
    path: `accounts/${id}`,
  }))
}
