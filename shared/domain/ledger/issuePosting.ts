import { allocate } from '../money/money.ts'
import { feeKeys, type TaxKey, taxKeys } from '../rating/ratedPremium.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'
import { type FeeKey, type PremiumBreakdown, totalOf } from './premiumBreakdown.ts'

const taxAccounts: Readonly<Record<TaxKey, LedgerAccount>> = {
  surplusLineTax: 'surplusTaxPayable',
  surplusStampingFee: 'stampingFeePayable',
  surplusSurcharge: 'surplusSurchargePayable',
  ipt: 'insurancePremiumTaxPayable',
  gst: 'goodsAndServicesTaxPayable',
  stampDuty: 'stampDutyPayable',
}

const feeAccounts: Readonly<Record<FeeKey, LedgerAccount>> = {
  policyFee: 'policyFeeIncome',
  brokerFee: 'brokerFeePayable',
  additionalBrokerFee: 'brokerFeePayable',
  mgaFee: 'mgaFeeIncome',
}

const premiumPosting = (description: string, rated: PremiumBreakdown): Posting =>
  makePosting(description, [
    debit('premiumReceivable', totalOf(rated)),
    credit('carrierPremiumWritten', rated.premium),
    credit('triaPremiumWritten', rated.tria),
    ...feeKeys.map((key) => credit(feeAccounts[key], rated.fees[key] ?? 0)),
    ...taxKeys.map((key) => credit(taxAccounts[key], rated.taxes[key] ?? 0)),
  ])

const commissionPosting = (description: string, rated: PremiumBreakdown): Posting =>
  makePosting(description, [
    debit('commissionExpense', rated.commission),
    credit('commissionPayable', rated.commission),
  ])

/** Issue of a policy or of an endorsement: the insured owes the total, the agency earns its commission. */
export const postingsForIssue = (rated: PremiumBreakdown): Posting[] =>
  [premiumPosting('Premium written', rated), commissionPosting('Commission earned', rated)].filter(
    ({ lines }) => lines.length > 0,
  )

/**
 * Cancellation: `share` (0 to 1) of premium, terrorism cover, taxes and commission comes back; fees are earned when the
 * policy is issued and come back only when `fees` is true, as in a flat cancellation.
 */
export const returnOf = (rated: PremiumBreakdown, share: number, fees: boolean): PremiumBreakdown => {
  const part = (amount: number) => -Math.sign(amount) * (allocate(Math.abs(amount), [share, 1 - share])[0] ?? 0)
  return {
    premium: part(rated.premium),
    tria: part(rated.tria),
    fees: fees ? Object.fromEntries(feeKeys.map((key) => [key, -(rated.fees[key] ?? 0)])) : {},
    taxes: Object.fromEntries(taxKeys.map((key) => [key, part(rated.taxes[key] ?? 0)])),
    commission: part(rated.commission),
  }
}

/** The postings of a cancellation; what the insured has paid beyond the rest is then a credit in premium receivable. */
export const postingsForCancellation = (rated: PremiumBreakdown, share: number, fees = false): Posting[] => {
  const returned = returnOf(rated, share, fees)
  return [premiumPosting('Premium returned', returned), commissionPosting('Commission returned', returned)].filter(
    ({ lines }) => lines.length > 0,
  )
}
