import type { InvoiceLine } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { invoiceLines } from '#shared/domain/billing/invoice.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { Commissions, PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import { type ReturnTerms, returnedOf } from '#shared/domain/ledger/returnPremium.ts'
import { unearnedShare } from '#shared/domain/policy/policyDates.ts'
import { earnedShareAt, pricesOf } from '#shared/domain/policy/policyStack.ts'
import { premiumFrom, type Term, totalPremiumOf } from '#shared/domain/policy/termPremium.ts'
import { feeKeys, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import { commissionsOn } from './commission.ts'
import { taxedAt } from './taxedAt.ts'

const terrorism = coverageId('TRIA')

/** As of which day a policy is cancelled; a flat cancellation returns everything. */
export interface CancellationTerms {
  readonly effectiveDate: CalendarDate
  readonly flat: boolean
}

/** What is still to run of a premium that changed in the term; undefined where it is the same from first day to last. */
const restOf = ({ transactions }: PolicyRecord, term: Term, day: CalendarDate): ReturnTerms['rest'] => {
  const prices = pricesOf(transactions)
  if (prices.length < 2) return undefined
  const parts = premiumFrom(prices, term, day)
  const tria = totalPremiumOf(parts.filter(({ coverageId: id }) => id === terrorism))
  return { premium: totalPremiumOf(parts) - tria, tria, share: 1 - earnedShareAt(transactions, term, day) }
}

/** What a policy's cancellation on these terms returns, by what it was charged for. */
export const returnedBy = (policy: PolicyRecord, { effectiveDate, flat }: CancellationTerms): PremiumBreakdown => {
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const { rated, commissionPercent } = policy
  const rest = restOf(policy, term, effectiveDate)
  return returnedOf(rated, commissionsOn({ premium: rated.premium, commissionPercent }), {
    ...taxedAt(policy),
    surplus: policy.isSurplus,
    unearned: unearnedShare(term, effectiveDate),
    ...(rest && { rest }),
    flat,
  })
}

/** What was returned as it is kept: the lines that the insured reads, and the commissions. */
export interface Returned {
  readonly lines: readonly InvoiceLine[]
  readonly commissions: Commissions
}

export const keptReturn = (returned: PremiumBreakdown): Returned => ({
  lines: invoiceLines(returned),
  commissions: { commission: returned.commission, carrierCommission: returned.carrierCommission },
})

/** The breakdown of what was returned, of what is kept of it. */
export const returnAsKept = ({ lines, commissions }: Returned): PremiumBreakdown => {
  const amountOf = (key: InvoiceLine['key']) => lines.find((line) => line.key === key)?.amount ?? 0
  return {
    premium: amountOf('premium'),
    tria: amountOf('tria'),
    fees: Object.fromEntries(feeKeys.map((key) => [key, amountOf(key)])),
    taxes: Object.fromEntries(taxKeys.map((key) => [key, amountOf(key)])),
    ...commissions,
  }
}
