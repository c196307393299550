import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { returnedBy } from '#functions/ledger/public.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { type MoneyChange, noMoney } from '#shared/domain/policy/policyTransaction.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cancellationTransaction, undoneCancellation } from '../stack/cancellationTransaction.ts'

/** What a cancellation does to a policy's money once it takes effect. */
export const cancellationMoney = (
  policy: PolicyRecord,
  cancellation: Pick<Cancellation, 'effectiveDate' | 'flat' | 'reason'>,
): MoneyChange => {
  const { money } = cancellationTransaction(
    policy,
    { requestedBy: '', requestedAt: policy.lastUpdated, before: 'IN FORCE', ...cancellation },
    { known: policy.lastUpdated, returned: returnedBy(policy, cancellation) },
  )
  return money ?? noMoney
}

/** What taking a cancellation back does to a policy's money: nothing where none was returned yet. */
export const undoneCancellationMoney = (policy: PolicyRecord): MoneyChange => {
  if (policy.cancellation?.returned === undefined) return noMoney
  return undoneCancellation(policy, { by: '', known: policy.lastUpdated, postings: [] }).money ?? noMoney
}

/** Refuses what changes the price by another amount by now than whoever confirms it was shown. */
export const mustMoveAsShown = (policy: PolicyRecord, { total }: MoneyChange, shown: MinorUnits | undefined): void => {
  if (shown === undefined || shown === total) return
  const text = (amount: MinorUnits) => formatMoney(amount, policy.rated.currency, regionOf(config.region).locale)
  fail('policy.returnMoved', { data: { now: text(total), shown: text(shown), difference: text(total - shown) } })
}
