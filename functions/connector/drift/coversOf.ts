import { coversOfAccount, type StoredPolicy } from '#functions/policy/public.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'

/** The policies and binders that cover an account now or are about to. */
export const coversOf = async (accountId: string): Promise<readonly StoredPolicy[]> =>
  (await coversOfAccount(accountId)).filter(({ status }) => status === 'BOUND' || activeStatuses.includes(status))
