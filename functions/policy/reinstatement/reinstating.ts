import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commissionsOn } from '#functions/ledger/public.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { changedPrice, moneyBetween } from '#shared/domain/policy/changedPrice.ts'
import { lapsedPrices } from '#shared/domain/policy/lapsedPrices.ts'
import { pricesOf, standing } from '#shared/domain/policy/policyStack.ts'
import { type MoneyChange, noMoney, type PriceFrom } from '#shared/domain/policy/policyTransaction.ts'
import {
  type CoverGap,
  type ReinstatementKind,
  reinstatementOn,
  reinstatementRuleOf,
} from '#shared/domain/policy/reinstatementRules.ts'
import { premiumFrom, summed } from '#shared/domain/policy/termPremium.ts'
import type { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import { undoneMoney } from '../stack/cancellationTransaction.ts'

/** What a reinstatement does: the price there is then, what it moves, and which days stay without cover. */
export interface Reinstating {
  readonly cancellation: Cancellation
  readonly rated: RatedPremium
  readonly prices: readonly PriceFrom[]
  readonly money: MoneyChange
  readonly until: CalendarDate
  readonly gap?: CoverGap
  /** From which day on the insured signs that no loss is known; none where no day went without cover. */
  readonly letterFrom?: CalendarDate
}

const added = (a: MoneyChange, b: MoneyChange): MoneyChange => {
  const sums = <Key extends string>(parts: readonly { readonly key: Key; readonly amount: number }[]) => {
    const all = new Map<Key, number>()
    for (const { key, amount } of parts) all.set(key, (all.get(key) ?? 0) + amount)
    return [...all].map(([key, amount]) => ({ key, amount })).filter(({ amount }) => amount !== 0)
  }
  return {
    coverages: summed([...a.coverages, ...b.coverages]).filter(({ premium }) => premium !== 0),
    premium: a.premium + b.premium,
    fees: sums([...a.fees, ...b.fees]),
    taxes: sums([...a.taxes, ...b.taxes]),
    total: a.total + b.total,
    commission: a.commission + b.commission,
    carrierCommission: a.carrierCommission + b.carrierCommission,
  }
}

/** What the cancellation that stands has returned, owed again. */
const owedAgain = ({ transactions }: PolicyRecord): MoneyChange =>
  undoneMoney(standing(transactions).findLast(({ kind }) => kind === 'CANCELLATION')?.money ?? noMoney)

const commissionsOf = ({ commissionPercent }: PolicyRecord, { premium }: RatedPremium) =>
  commissionsOn({ premium, commissionPercent })

/** The price with days that are free of it. */
const lapsed = (policy: PolicyRecord, gap: CoverGap) => {
  const { effectiveDate, expirationDate: endDate, firmographicData, rated, transactions } = policy
  const prices = lapsedPrices(transactions, gap)
  const written = premiumFrom(pricesOf([...transactions, { prices }]), { effectiveDate, endDate }, effectiveDate)
  const taxed = { region: config.region, state: firmographicData.state, day: gap.until }
  return { prices, rated: changedPrice(rated, summed(written), taxed) }
}

/**
 * What the reinstatement of a cancelled policy is on a day (rule: reinstatement).
 * @throws policy.neverBegan, policy.noGap, policy.tooLateToReinstate
 */
export const reinstating = (policy: PolicyRecord, kind: ReinstatementKind, now: Instant): Reinstating => {
  const { cancellation, expirationDate, rated, timeZone } = policy
  if (cancellation === undefined) return fail('policy.neverBegan')
  const { effectiveDate: cancelledOn, flat } = cancellation
  const today = dateAt(now, timeZone)
  // Cover that never ran has nothing before a lapse: it comes back whole, or is written anew.
  if (flat && (kind === 'WITH_LAPSE' || today < cancelledOn)) fail('policy.neverBegan')
  const { until, gap } = reinstatementOn(config.region, { cancelledOn, expirationDate, today })[kind]
  if (today > until) fail('policy.tooLateToReinstate', { data: { until } })
  if (gap !== undefined && gap.until <= gap.from) fail('policy.noGap')
  const freshest = addDays(today, -reinstatementRuleOf(config.region).letterDays)
  const letter = today > cancelledOn ? { letterFrom: freshest > cancelledOn ? freshest : cancelledOn } : {}
  if (gap === undefined) return { cancellation, rated, prices: [], money: owedAgain(policy), until, ...letter }
  const after = lapsed(policy, gap)
  const less = moneyBetween(
    { ...rated, ...commissionsOf(policy, rated) },
    { ...after.rated, ...commissionsOf(policy, after.rated) },
  )
  return { cancellation, ...after, money: added(owedAgain(policy), less), until, gap, ...letter }
}
