import type { Commissions } from '#shared/domain/ledger/premiumBreakdown.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { portion } from '#shared/domain/money/money.ts'

/** The agencies' share of the premium before fees and taxes. No agency has terms of its own. */
export const commissionRate = 0.15

/** What the provider keeps of the carriers' premium, the agency's commission included: one rate for every carrier. */
export const carrierCommissionRate = 0.25

/** The commissions of a premium with its terrorism cover. */
export const commissionsOn = (premium: MinorUnits): Commissions => ({
  commission: portion(premium, { rate: commissionRate }),
  carrierCommission: portion(premium, { rate: carrierCommissionRate }),
})
