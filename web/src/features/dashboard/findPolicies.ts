import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { call } from '../../api/call.ts'
import type { Found } from '../../layout/feature.ts'
import { statusWords } from '../../ui/statusTone.ts'

/** Policies by number or client, for the command palette. */
export const findPolicies = async (search: string, signal: AbortSignal): Promise<Found[]> => {
  const { hits } = await call(searchPolicies, { query: { search, size: 6 } }, { signal })
  return hits.map(({ id, policyNumber, companyName, status }) => ({
    label: policyNumber,
    hint: `${companyName} · ${statusWords(status)}`,
    path: `policies/${id}`,
  }))
}
