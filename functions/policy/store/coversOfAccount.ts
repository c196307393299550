import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'
import { policies, type StoredPolicy } from './policies.ts'
import { bindersGroup, policiesGroup } from './policyGroups.ts'

/** Of these nothing was ever covered. */
const neverCovered: readonly CoverStatus[] = ['BINDER EXPIRED', 'FLAT CANCELLED', 'RESCIND', 'VOID']

/** Every binder and policy that covers or covered an account. */
export const coversOfAccount = async (accountId: string): Promise<StoredPolicy[]> => {
  const rows = await policies.every({ scopes: [`account:${accountId}`], group: [bindersGroup, policiesGroup] })
  const covering = rows.filter(({ status }) => !neverCovered.includes(status))
  return policies.byIds(covering.map(({ id }) => id))
}
