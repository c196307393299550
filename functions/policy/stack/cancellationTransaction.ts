import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { negated, type PremiumBreakdown, totalOf } from '#shared/domain/ledger/premiumBreakdown.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { allocate } from '#shared/domain/money/money.ts'
import { chargedBy, pricesOf, standing } from '#shared/domain/policy/policyStack.ts'
import type { CancellationManner, MoneyChange } from '#shared/domain/policy/policyTransaction.ts'
import { negatedParts, premiumFrom } from '#shared/domain/policy/termPremium.ts'
import { feeKeys, taxKeys } from '#shared/domain/rating/ratedPremium.ts'
import type { Made } from './withTransaction.ts'

const terrorism = coverageId('TRIA')

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

/** Shares an amount out as the parts are to each other. */
const sharedOut = (amount: MinorUnits, parts: MoneyChange['coverages']): MoneyChange['coverages'] => {
  const amounts = allocate(
    amount,
    parts.map(({ premium }) => premium),
  )
  return parts.map((part, index) => ({ ...part, premium: amounts[index] ?? 0 }))
}

/** What of a policy's premium a cancellation returns, by coverage: what is left of each by days, as far as that is returned. */
const coveragesReturned = (
  policy: PolicyRecord,
  { effectiveDate, flat }: Cancellation,
  returned: PremiumBreakdown,
): MoneyChange['coverages'] => {
  const { transactions, expirationDate } = policy
  const charged = chargedBy(transactions)
  if (flat || returned.premium + returned.tria === charged.premium) return charged.coverages
  const term = { effectiveDate: policy.effectiveDate, endDate: expirationDate }
  const left = premiumFrom(pricesOf(transactions), term, effectiveDate)
  const isTerrorism = ({ coverageId: id }: MoneyChange['coverages'][number]) => id === terrorism
  return [
    ...sharedOut(
      returned.premium,
      left.filter((each) => !isTerrorism(each)),
    ),
    ...sharedOut(returned.tria, left.filter(isTerrorism)),
  ].filter(({ premium }) => premium !== 0)
}

/** The transaction by which cover ends as of a day, with what it returns; none while that waits for a payment. */
export const cancellationTransaction = (
  policy: PolicyRecord,
  cancellation: Cancellation,
  {
    known,
    returned,
    manner = cancellation.flat ? 'FLAT' : 'PRO_RATA',
    postings = [],
  }: {
    readonly known: Instant
    readonly returned?: PremiumBreakdown | undefined
    /** How it is returned; by days where nobody says. */
    readonly manner?: CancellationManner
    readonly postings?: readonly string[]
  },
): Made => ({
  kind: 'CANCELLATION',
  manner,
  effectiveDate: cancellation.effectiveDate,
  known,
  by: cancellation.requestedBy,
  reason: cancellation.reason,
  endsOn: cancellation.effectiveDate,
  ...(returned !== undefined && {
    money: moneyChangeOf(negated(returned), negatedParts(coveragesReturned(policy, cancellation, returned))),
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
