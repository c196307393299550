import type { Operation } from '#shared/contract/operation.ts'
import { getFinancingStanding, searchFinancedPolicies } from '#shared/contracts/billing/financed.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'

/** What is read of financed policies: stale once something was done to one. */
export const financedReads: readonly Operation[] = [searchFinancedPolicies, getFinancingStanding, getPayment]
