import { config } from '#functions/_platform/config/config.ts'
import type { InvoiceLine } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { invoiceLines } from '#shared/domain/billing/invoice.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { Commissions, PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import { basisOfReturn, type ReturnTerms, returnedOf } from '#shared/domain/ledger/returnPremium.ts'
import { causeOfReason } from '#shared/domain/policy/cancellationReasons.ts'
import { unearnedShare } from '#shared/domain/policy/policyDates.ts'
import { earnedShareAt, pricesOf } from '#shared/domain/policy/policyStack.ts'
import type { ReturnBasis } from '#shared/domain/policy/returnBasis.ts'
import { premiumFrom, type Term, totalPremiumOf } from '#shared/domain/policy/termPremium.ts'
import { feeKeys, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import { commissionsOn } from './commission.ts'
import { taxedAt } from './taxedAt.ts'

const terrorism = coverageId('TRIA')

/** As of which day a policy is cancelled and why, which decides what comes back; a flat cancellation returns everything. */
export interface CancellationTerms {
  readonly effectiveDate: CalendarDate
  readonly flat: boolean
  readonly reason: string
}

/** What is still to run of a premium that changed in the term; undefined where it is the same from first day to last. */
const restOf = ({ transactions }: PolicyRecord, term: Term, day: CalendarDate): ReturnTerms['rest'] => {
  const prices = pricesOf(transactions)
  if (prices.length < 2) return undefined
  const partsOf = (of: typeof prices) => {
    const parts = premiumFrom(of, term, day)
    const tria = totalPremiumOf(parts.filter(({ coverageId: id }) => id === terrorism))
    return { premium: totalPremiumOf(parts) - tria, tria }
  }
  const rest = partsOf(prices)
  const begun = partsOf(prices.filter(({ from }) => from <= day))
  const toCome = { premium: rest.premium - begun.premium, tria: rest.tria - begun.tria }
  return { ...rest, share: 1 - earnedShareAt(transactions, term, day), toCome }
}

/** What decides on what terms a policy's premium is returned. */
const termsOf = (policy: PolicyRecord, { effectiveDate, flat, reason }: CancellationTerms): ReturnTerms => {
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const rest = restOf(policy, term, effectiveDate)
  return {
    ...taxedAt(policy),
    surplus: policy.isSurplus,
    unearned: unearnedShare(term, effectiveDate),
    ...(rest && { rest }),
    flat,
    cause: causeOfReason(reason, { region: config.region }),
  }
}

const commissionsOf = ({ rated, commissionPercent }: PolicyRecord): Commissions =>
  commissionsOn({ premium: rated.premium, commissionPercent })

/** What a policy's cancellation on these terms returns, by what it was charged for. */
export const returnedBy = (policy: PolicyRecord, terms: CancellationTerms): PremiumBreakdown =>
  returnedOf(policy.rated, commissionsOf(policy), termsOf(policy, terms))

/** In which manner it does, and why. */
export const returnBasisBy = (policy: PolicyRecord, terms: CancellationTerms): ReturnBasis =>
  basisOfReturn(policy.rated, commissionsOf(policy), termsOf(policy, terms))

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
