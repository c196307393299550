import type { Write } from '#functions/_platform/storage/record.ts'
import { accountById } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { vendorsOf } from '#shared/domain/risk/vendors.ts'
import { dependencies, dependencyOf, newDependency } from '../store/dependencies.ts'

/** The writes by which it is known what a policy depends on, none where that is known; of one that is over nothing is kept. */
export const dependencyWrites = async (policy: PolicyRecord): Promise<Write[]> => {
  const kept = await dependencyOf(policy.id)
  const account = activeStatuses.includes(policy.status) ? await accountById(policy.accountId) : undefined
  if (account === undefined) return kept === undefined ? [] : [dependencies.remove(kept)]
  const next = newDependency({
    policyId: policy.id,
    accountId: policy.accountId,
    partnerIds: [...(policy.partnerIds ?? [])],
    limit: policy.aggLimit,
    vendors: vendorsOf({ findings: account.scan?.findings, connected: Object.keys(account.connected ?? {}) }),
  })
  if (kept === undefined) return [dependencies.create(next)]
  const isSame =
    kept.limit === next.limit &&
    kept.vendors.join() === next.vendors.join() &&
    kept.partnerIds.join() === next.partnerIds.join()
  return isSame ? [] : [dependencies.update(kept, next)]
}
