import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type FeeKey, feeKeys, type TaxKey, taxKeys } from '../rating/ratedPremium.ts'
import { type Taxed, taxAuthority } from '../rating/taxes/taxAuthority.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'
import { negated, type PremiumBreakdown, totalOf } from './premiumBreakdown.ts'

export const taxAccounts = {
  surplusLineTax: 'surplusTaxPayable',
  surplusStampingFee: 'stampingFeePayable',
  surplusSurcharge: 'surplusSurchargePayable',
  ipt: 'insurancePremiumTaxPayable',
  gst: 'goodsAndServicesTaxPayable',
  stampDuty: 'stampDutyPayable',
} as const satisfies Record<TaxKey, LedgerAccount>

const feeAccounts: Readonly<Record<FeeKey, LedgerAccount>> = {
  policyFee: 'policyFeeIncome',
  brokerFee: 'brokerFeePayable',
  additionalBrokerFee: 'brokerFeePayable',
  mgaFee: 'mgaFeeIncome',
}

const premiumPosting = (description: string, rated: PremiumBreakdown, taxed: Taxed): Posting =>
  makePosting(description, [
    debit('premiumReceivable', totalOf(rated)),
    credit('carrierPayableUnearned', rated.premium + rated.tria - rated.carrierCommission),
    credit('commissionUnearned', rated.carrierCommission),
    ...feeKeys.map((key) => credit(feeAccounts[key], rated.fees[key] ?? 0)),
    ...taxKeys.map((key) => credit(taxAccounts[key], rated.taxes[key] ?? 0, taxAuthority(key, taxed))),
  ])

const commissionPosting = (description: string, { commission }: PremiumBreakdown): Posting =>
  makePosting(description, [debit('deferredCommission', commission), credit('commissionPayable', commission)])

const postingsFor = (premium: string, commission: string, rated: PremiumBreakdown, taxed: Taxed): Posting[] =>
  [premiumPosting(premium, rated, taxed), commissionPosting(commission, rated)].filter(({ lines }) => lines.length > 0)

/**
 * Issue of a policy: the insured owes the total, the premium is the carrier's less the provider's
 * commission, and the agency has its commission.
 */
export const postingsForIssue = (rated: PremiumBreakdown, taxed: Taxed): Posting[] =>
  postingsFor('Premium written', 'Agency commission', rated, taxed)

/** A change within the term: more is owed, or some of it comes back from where it was booked. */
export const postingsForChange = (change: PremiumBreakdown, taxed: Taxed): Posting[] =>
  postingsFor('Premium changed', 'Agency commission changed', change, taxed)

/** Cancellation: what is returned comes back from where it was booked, commissions too. */
export const postingsForReturn = (returned: PremiumBreakdown, taxed: Taxed): Posting[] =>
  postingsFor('Premium returned', 'Agency commission returned', negated(returned), taxed)

/**
 * A change of broker: the commission of the days that are left is the new agency's, and was to be the former's; taken back, all
 * that became the new one's is the former's again. Where none is left it says so with lines of nothing, since by it the books
 * know from when on the bill, and what is written later, are another's.
 */
export const postingsForBrokerChange = (
  commission: MinorUnits,
  { from, to, isReversal = false }: { readonly from: string; readonly to: string; readonly isReversal?: boolean },
): Posting[] => {
  const lines = [debit('commissionPayable', commission, from), credit('commissionPayable', commission, to)]
  const { description } = makePosting(
    isReversal ? 'Agency commission of the former agency again' : 'Agency commission of another agency from now on',
    lines,
  )
  return [{ description, lines }]
}

/** A cancellation that is taken back: what was returned is owed again. */
export const postingsForUndoneReturn = (returned: PremiumBreakdown, taxed: Taxed): Posting[] =>
  postingsFor('Premium returned, undone', 'Agency commission returned, undone', returned, taxed)
