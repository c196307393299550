import { config } from '#functions/_platform/config/config.ts'
import { commissionsOn } from '#functions/ledger/public.ts'
import { type PolicyRecord, recordOfStack, withTransaction } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { changedPrice, moneyBetween } from '#shared/domain/policy/changedPrice.ts'
import { pricesOf } from '#shared/domain/policy/policyStack.ts'
import type { MoneyChange, PriceFrom } from '#shared/domain/policy/policyTransaction.ts'
import { premiumFrom } from '#shared/domain/policy/termPremium.ts'

type Made = Parameters<typeof withTransaction>[1]

/** A transaction as it would be, and the policy with it. Nothing is kept yet. */
export interface ChangeDraft {
  readonly made: Made & { readonly money: MoneyChange; readonly changes: NonNullable<Made['changes']> }
  readonly after: PolicyRecord
}

/** What all transactions so far have charged of commissions. */
const commissionsOf = ({ transactions }: PolicyRecord) => ({
  commission: transactions.reduce((sum, { money }) => sum + money.commission, 0),
  carrierCommission: transactions.reduce((sum, { money }) => sum + money.carrierCommission, 0),
})

/** The draft of a transaction at the prices it gives its days: the policy's premium, taxes and commissions follow. */
export const changeDraft = (
  policy: PolicyRecord,
  made: Made & { readonly changes: NonNullable<Made['changes']> },
  prices: readonly PriceFrom[],
  day: CalendarDate,
): ChangeDraft => {
  const { rated, commissionPercent, firmographicData } = policy
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const written = premiumFrom(pricesOf([...policy.transactions, { prices: [...prices] }]), term, term.effectiveDate)
  const changed =
    prices.length === 0
      ? rated
      : changedPrice(rated, written, { region: config.region, state: firmographicData.state, day })
  const money = moneyBetween(
    { ...rated, ...commissionsOf(policy) },
    {
      ...changed,
      ...(prices.length === 0 ? commissionsOf(policy) : commissionsOn({ premium: changed.premium, commissionPercent })),
    },
  )
  const whole = { ...made, money, prices: [...prices] }
  return { made: whole, after: recordOfStack(withTransaction({ ...policy, rated: changed }, whole)) }
}
