import type { Write } from '#functions/_platform/storage/record.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { hasNeverCovered } from '#shared/domain/policy/policyStatusGroups.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { deadlineWrites } from '../store/deadlines.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** A policy that nothing renews any more: open for renewal again while it runs, ended like any other where it is over. */
const alone = ({ renewedByPolicyId: _, ...renewed }: StoredPolicy, now: PolicyRecord['lastUpdated']): PolicyRecord =>
  renewed.status === 'RENEWED' ? afterAction(renewed, 'endAlone', now) : { ...renewed, lastUpdated: now }

/** A policy that is renewed after all; one that had ended before that began is expired still. */
const renewedAgain = (renewed: StoredPolicy, by: PolicyRecord): PolicyRecord => {
  const changes = { renewedByPolicyId: by.id, openForRenewal: false }
  return renewed.status === 'EXPIRED' && by.effectiveDate <= renewed.expirationDate
    ? afterAction(renewed, 'renew', by.lastUpdated, changes)
    : { ...renewed, ...changes, lastUpdated: by.lastUpdated }
}

/** What a policy becomes by what renews it; undefined where something else does, or claims are reported to it for longer by now. */
const renewedAs = (renewed: StoredPolicy, renewal: PolicyRecord): PolicyRecord | undefined => {
  const { renewedByPolicyId, reportingUntil } = renewed
  if (hasNeverCovered(renewal))
    return renewedByPolicyId === renewal.id ? alone(renewed, renewal.lastUpdated) : undefined
  return renewedByPolicyId === undefined && reportingUntil === undefined ? renewedAgain(renewed, renewal) : undefined
}

/**
 * The writes by which a policy knows, in the commit that says so, that what renewed it counts as never made, or stands again
 * (decision: renewal-undone).
 */
export const renewedWrites = async (before: PolicyRecord, renewal: PolicyRecord): Promise<readonly Write[]> => {
  if (renewal.renewsPolicyId === undefined || hasNeverCovered(before) === hasNeverCovered(renewal)) return []
  const renewed = await policies.byId(renewal.renewsPolicyId)
  const after = renewed && renewedAs(renewed, renewal)
  if (renewed === undefined || after === undefined) return []
  return [policies.update(renewed, after), ...(await deadlineWrites(after))]
}
