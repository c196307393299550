import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** A policy as every mail about it names it. */
export const policyFacts = (policy: PolicyRecord) => ({
  insured: policy.companyName,
  policyNumber: policy.policyNumber,
  ...(policy.isRenewal && { isRenewal: true as const }),
})

/** Where the agent opens the policy. */
export const agentPolicyLink = (policy: PolicyRecord) => `${config.publicUrl}/agency/policies/${policy.id}`

/** Where a premium processor opens the policy. */
export const financerPolicyLink = (policy: PolicyRecord) => `${config.publicUrl}/premiumprocessor/policies/${policy.id}`

/** Where the insured opens the policy and its documents, once logged in. */
export const insuredPolicyLink = (policy: PolicyRecord) => `${config.publicUrl}/customer/policies/${policy.id}`

/** The agent as the insured turns to them. */
export const agentOf = (policy: PolicyRecord) => ({
  name: [policy.agentFirstName, policy.agentLastName].filter(Boolean).join(' ') || policy.agencyName,
  email: policy.agentEmail ?? '',
  ...(policy.agentPhone !== undefined && { phone: formatPhone(regionOf(config.region), policy.agentPhone) }),
  company: policy.agencyName,
})
