import type { Operation } from '#shared/contract/operation.ts'
import { getInstalmentSchedule } from '#shared/contracts/billing/finance.ts'
import { listInvoiceHistory } from '#shared/contracts/billing/history.ts'
import { listLedgerEntries } from '#shared/contracts/billing/ledger.ts'
import { getAmountPaid, getPayment } from '#shared/contracts/billing/payments.ts'
import { searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { getPolicyCommission } from '#shared/contracts/policy/commission.ts'
import { getExcessTower } from '#shared/contracts/policy/excess.ts'
import { getErpEligibility } from '#shared/contracts/policy/extendedReporting.ts'
import { getPolicy, listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'

/** What is read of a policy and its money: stale once something was done to it. */
export const policyReads: readonly Operation[] = [
  getAmountPaid,
  getErpEligibility,
  getExcessTower,
  getInstalmentSchedule,
  getPayment,
  getPolicy,
  getPolicyCommission,
  listInvoiceHistory,
  listLedgerEntries,
  listPolicyRevisions,
  searchBinders,
  searchPolicies,
  searchRefunds,
]
