import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { negated, type PremiumBreakdown, totalOf } from '#shared/domain/ledger/premiumBreakdown.ts'
import { chargedBy, pricesOf, standing } from '#shared/domain/policy/policyStack.ts'
import type { MoneyChange } from '#shared/domain/policy/policyTransaction.ts'
import { negatedParts, premiumFrom } from '#shared/domain/policy/termPremium.ts'
import { feeKeys, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import type { Made } from './withTransaction.ts'

/** A breakdown as the money of a transaction; its premium is what the coverages have of it. */
export const moneyChangeOf = (breakdown: PremiumBreakdown, coverages: MoneyChange['coverages']): MoneyChange => ({
  coverages: [...coverages],
  premium: breakdown.premium + breakdown.tria,
  fees: feeKeys.map((key) => ({ key, amount: breakdown.fees[key] ?? 0 })).filter(({ amount }) => amount !== 0),
  taxes: taxKeys.map((key) => ({ key, amount: breakdown.taxes[key] ?? 0 })).filter(({ amount }) => amount !== 0),
  total: totalOf(breakdown),
  commission: breakdown.commission,
  carrierCommission: breakdown.carrierCommission,
})

/** What gives a transaction's money back. */
export const undoneMoney = (money: MoneyChange): MoneyChange => ({
  coverages: negatedParts(money.coverages),
  premium: 0 - money.premium,
  fees: money.fees.map((fee) => ({ ...fee, amount: 0 - fee.amount })),
  taxes: money.taxes.map((tax) => ({ ...tax, amount: 0 - tax.amount })),
  total: 0 - money.total,
  commission: 0 - money.commission,
  carrierCommission: 0 - money.carrierCommission,
})

/** What of a policy's premium a cancellation returns, by coverage. */
const coveragesReturned = (policy: PolicyRecord, { effectiveDate, flat }: Cancellation): MoneyChange['coverages'] => {
  const { transactions, expirationDate } = policy
  if (flat) return chargedBy(transactions).coverages
  const term = { effectiveDate: policy.effectiveDate, endDate: expirationDate }
  return premiumFrom(pricesOf(transactions), term, effectiveDate).filter(({ premium }) => premium !== 0)
}

/** The transaction by which cover ends as of a day, with what it returns; none while that waits for a payment. */
export const cancellationTransaction = (
  policy: PolicyRecord,
  cancellation: Cancellation,
  {
    known,
    returned,
    isVoid = false,
    postings = [],
  }: {
    readonly known: Instant
    readonly returned?: PremiumBreakdown | undefined
    readonly isVoid?: boolean
    readonly postings?: readonly string[]
  },
): Made => ({
  kind: 'CANCELLATION',
  manner: isVoid ? 'VOID' : cancellation.flat ? 'FLAT' : 'PRO_RATA',
  effectiveDate: cancellation.effectiveDate,
  known,
  by: cancellation.requestedBy,
  reason: cancellation.reason,
  endsOn: cancellation.effectiveDate,
  ...(returned !== undefined && {
    money: moneyChangeOf(negated(returned), negatedParts(coveragesReturned(policy, cancellation))),
  }),
  postings: [...postings],
})

/** The transaction that takes the cancellation which stands back, and with it what was returned. */
export const undoneCancellation = (
  policy: PolicyRecord,
  { by, known, postings }: { readonly by: string; readonly known: Instant; readonly postings: readonly string[] },
): Made => {
  const undone = standing(policy.transactions).findLast(({ kind }) => kind === 'CANCELLATION')
  return {
    kind: 'REVERSAL',
    effectiveDate: undone?.effectiveDate ?? policy.effectiveDate,
    known,
    by,
    endsOn: null,
    ...(undone !== undefined && { reverses: undone.revision, money: undoneMoney(undone.money) }),
    postings: [...postings],
  }
}
