import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import type { MoneyChange } from '#shared/domain/policy/policyTransaction.ts'

const terrorism = coverageId('TRIA')

/** A transaction's money by what it is for, as the ledger books it. */
export const breakdownOfChange = (money: MoneyChange): PremiumBreakdown => {
  const tria = money.coverages
    .filter((each) => each.coverageId === terrorism)
    .reduce((sum, { premium }) => sum + premium, 0)
  return {
    premium: money.premium - tria,
    tria,
    fees: Object.fromEntries(money.fees.map(({ key, amount }) => [key, amount])),
    taxes: Object.fromEntries(money.taxes.map(({ key, amount }) => [key, amount])),
    commission: money.commission,
    carrierCommission: money.carrierCommission,
  }
}
