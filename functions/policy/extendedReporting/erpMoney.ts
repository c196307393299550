import { commissionsOn } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import type { MoneyChange } from '#shared/domain/policy/policyTransaction.ts'
import type { ErpOffer } from './erpOffer.ts'

/** What extended reporting does to a policy's money. */
export const erpMoney = (
  { commissionPercent }: Pick<PolicyRecord, 'commissionPercent'>,
  { coverages, premium, taxes, total }: Pick<ErpOffer, 'coverages' | 'premium' | 'taxes' | 'total'>,
): MoneyChange => ({ coverages, premium, fees: [], taxes, total, ...commissionsOn({ premium, commissionPercent }) })

/** The same as the ledger books it: all of it is premium. */
export const breakdownOfErp = ({ premium, taxes, commission, carrierCommission }: MoneyChange): PremiumBreakdown => ({
  premium,
  tria: 0,
  fees: {},
  taxes: Object.fromEntries(taxes.map(({ key, amount }) => [key, amount])),
  commission,
  carrierCommission,
})
