import type { PolicyRecord } from '#functions/policy/public.ts'
import { taxInCommission } from '#shared/domain/ledger/commissionTax.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { MoneyChange } from '#shared/domain/policy/policyTransaction.ts'
import type { FeeKey } from '#shared/domain/rating/ratedPremium.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { InvoiceData } from '../templates/invoiceData.ts'
import { wordsOf } from '../templates/words.ts'
import { feeLabels } from './priceData.ts'

/** Fees of the agency, which are agreed with the GST on its service, as its commission is (decision: fee-with-gst). */
const isBrokers = (key: FeeKey): boolean => key === 'brokerFee' || key === 'additionalBrokerFee'

interface Part {
  readonly label: string
  readonly amount: MinorUnits
}

/** The GST that was charged on top, shared out to what it was charged on; what rounding leaves is the first one's. */
const chargedOnTop = (gst: MinorUnits, on: readonly Part[]): Part[] => {
  const base = on.reduce((sum, { amount }) => sum + amount, 0)
  if (gst === 0 || base === 0) return []
  const shares = on.map(({ label, amount }) => ({ label, amount: Math.round((gst * amount) / base) }))
  const left = gst - shares.reduce((sum, { amount }) => sum + amount, 0)
  return shares.map((share, index) => (index === 0 ? { ...share, amount: share.amount + left } : share))
}

/**
 * The GST in what a transaction charges, line by line: that on premium and the provider's fees was charged on top, that on an
 * agency's fee is an eleventh of it. None where no GST is charged on the cover.
 */
export const gstWithin = (
  region: RegionCode,
  { rated }: Pick<PolicyRecord, 'rated'>,
  money: MoneyChange,
): Pick<InvoiceData, 'taxIncluded'> => {
  if (!rated.taxes.some(({ key }) => key === 'gst')) return {}
  const gst = money.taxes.filter(({ key }) => key === 'gst').reduce((sum, { amount }) => sum + amount, 0)
  const own = money.fees.filter(({ key }) => !isBrokers(key))
  const parts = [
    ...chargedOnTop(gst, [
      { label: wordsOf(region).premium, amount: money.premium },
      ...own.map(({ key, amount }) => ({ label: feeLabels[key], amount })),
    ]),
    ...money.fees
      .filter(({ key }) => isBrokers(key))
      .map(({ key, amount }) => ({ label: feeLabels[key], amount: taxInCommission(region, amount)?.amount ?? 0 })),
  ].filter(({ amount }) => amount !== 0)
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  return amount === 0 ? {} : { taxIncluded: { label: 'The total includes GST of', amount, parts } }
}
