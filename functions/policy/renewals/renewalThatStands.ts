import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'

/** The policy that renews one; none where that came to nothing after all. */
export const renewalThatStands = async ({
  renewedByPolicyId,
}: {
  readonly renewedByPolicyId?: string | undefined
}): Promise<StoredPolicy | undefined> => {
  const renewal = renewedByPolicyId === undefined ? undefined : await policies.byId(renewedByPolicyId)
  return renewal === undefined || isOver(renewal.status) ? undefined : renewal
}
