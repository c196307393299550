import type { BrokerChange } from '#shared/contracts/policy/brokerChange.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'

/** The broker that a policy has. */
export const brokerOf = (policy: PolicyRecord): BrokerChange['from'] => ({
  agencyId: policy.agencyId,
  agencyName: policy.agencyName,
  ...(policy.agentFirstName !== undefined && { agentFirstName: policy.agentFirstName }),
  ...(policy.agentLastName !== undefined && { agentLastName: policy.agentLastName }),
  ...(policy.agentEmail !== undefined && { agentEmail: policy.agentEmail }),
  ...(policy.agentPhone !== undefined && { agentPhone: policy.agentPhone }),
})
