import type { Operation } from '#shared/contract/operation.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { getPolicy, listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'

/** What is read of a policy: stale once something was done to it. */
export const policyReads: readonly Operation[] = [
  getPolicy,
  listPolicyRevisions,
  getPayment,
  searchRefunds,
  searchPolicies,
  searchBinders,
]
