import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { portion } from '../money/money.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'
import type { PremiumBreakdown } from './premiumBreakdown.ts'

/** Amounts that are earned by days: the carrier's premium less commission, the provider's commission, the agency's. */
export type Earnings = {
  readonly carrier: MinorUnits
  readonly commission: MinorUnits
  readonly agencyCommission: MinorUnits
}

/** What of a policy was written and not returned, and how much of it is earned. */
export type EarningBook = { readonly written: Earnings; readonly earned: Earnings }

const by = (a: Earnings, b: Earnings, of: (one: MinorUnits, other: MinorUnits) => MinorUnits): Earnings => ({
  carrier: of(a.carrier, b.carrier),
  commission: of(a.commission, b.commission),
  agencyCommission: of(a.agencyCommission, b.agencyCommission),
})

export const noEarnings: Earnings = { carrier: 0, commission: 0, agencyCommission: 0 }

/** What a premium has to earn; of a return it is below zero. */
export const writtenOf = ({ premium, tria, commission, carrierCommission }: PremiumBreakdown): Earnings => ({
  carrier: premium + tria - carrierCommission,
  commission: carrierCommission,
  agencyCommission: commission,
})

export const addedEarnings = (a: Earnings, b: Earnings): Earnings => by(a, b, (one, other) => one + other)

/**
 * The book when `share` (0 to 1) of the term is over, and the posting that brings the ledger there; none when nothing
 * moves. A share below the last one, after a return or a cancellation taken back, gives back what is not earned any more.
 */
export const earnedTo = (
  { written, earned }: EarningBook,
  share: number,
): { readonly book: EarningBook; readonly postings: readonly Posting[] } => {
  const target = by(written, written, (amount) => portion(amount, { rate: share }))
  const { carrier, commission, agencyCommission } = by(target, earned, (one, other) => one - other)
  const posting = makePosting('Premium earned', [
    debit('carrierPayableUnearned', carrier),
    credit('carrierPayableEarned', carrier),
    debit('commissionUnearned', commission),
    credit('commissionIncome', commission),
    debit('commissionExpense', agencyCommission),
    credit('deferredCommission', agencyCommission),
  ])
  return { book: { written, earned: target }, postings: posting.lines.length > 0 ? [posting] : [] }
}
