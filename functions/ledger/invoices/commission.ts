import type { Commissions } from '#shared/domain/ledger/premiumBreakdown.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { portion } from '#shared/domain/money/money.ts'
import { commissionTerms } from '#shared/domain/quoting/commissionTerms.ts'

/** What the provider keeps of the carriers' premium, the agency's commission included: one rate for every carrier. */
export const carrierCommissionRate = 0.25

/**
 * The commissions of a premium with its terrorism cover. The agencies' share is of the premium before fees and taxes: what
 * was agreed on the quote, or the standard.
 */
export const commissionsOn = ({
  premium,
  commissionPercent = commissionTerms.standard,
}: {
  readonly premium: MinorUnits
  readonly commissionPercent?: number | undefined
}): Commissions => ({
  commission: portion(premium, { rate: commissionPercent / 100 }),
  carrierCommission: portion(premium, { rate: carrierCommissionRate }),
})
