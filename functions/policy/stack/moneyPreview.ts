import type { Actor } from '#functions/_platform/auth/actor.ts'
import { dueOfChange } from '#functions/ledger/public.ts'
import type { MoneyPreview } from '#shared/contracts/policy/moneyPreview.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { invoiceLines } from '#shared/domain/billing/invoice.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MoneyChange } from '#shared/domain/policy/policyTransaction.ts'
import { shownCommission } from '../commission/shownCommission.ts'
import { breakdownOfChange } from './breakdownOfChange.ts'

/** What a change does to a policy's money, as the actor is shown it: `policy` as it is before, `told` who hears of it. */
export const moneyPreview = async (
  policy: PolicyRecord,
  money: MoneyChange,
  {
    actor,
    now,
    told,
    endsCover,
  }: {
    readonly actor: Actor
    readonly now: Instant
    readonly told: Pick<PolicyRecord, 'agentEmail' | 'customerEmail'> & { readonly financer?: string | undefined }
    /** It is no change of the cover but its end. */
    readonly endsCover?: boolean
  },
): Promise<MoneyPreview> => {
  const { due, dueBy, instalments } = await dueOfChange(policy.id, { change: money.total, endsCover, now })
  const charge = Math.max(0, Math.min(money.total, due + money.total))
  const { transactions, rated } = policy
  const sumOf = (amount: (of: MoneyChange) => number) =>
    transactions.reduce((sum, { money: of }) => sum + amount(of), 0)
  return {
    currency: rated.currency,
    coverages: money.coverages,
    lines: invoiceLines(breakdownOfChange(money)),
    fees: money.fees,
    taxes: money.taxes.map(({ key, amount }) => ({
      key,
      name: rated.taxes.find((tax) => tax.key === key)?.name ?? key,
      amount,
    })),
    premium: money.premium,
    total: money.total,
    premiumAfter: sumOf(({ premium }) => premium) + money.premium,
    totalAfter: sumOf(({ total }) => total) + money.total,
    charge,
    ...(charge > 0 && dueBy !== undefined && { dueBy }),
    refund: Math.max(0, Math.min(-money.total, -(due + money.total))),
    commission: shownCommission(policy, money.commission, actor),
    instalments: [...instalments],
    toldTo: [told.customerEmail, told.agentEmail, told.financer].filter((each) => each !== undefined),
  }
}
