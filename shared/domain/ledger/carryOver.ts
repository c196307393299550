import { portion } from '../money/money.ts'
import { type TaxKey, taxKeys } from '../rating/ratedPremium.ts'
import { type Taxed, taxAuthority } from '../rating/taxes/taxAuthority.ts'
import { type EarningBook, noEarnings } from './earning.ts'
import { taxAccounts } from './issuePosting.ts'
import { credit, debit, makePosting, type Posting, type PostingLine } from './posting.ts'
import { balanceOf } from './trialBalance.ts'

type Entry = { readonly lines: readonly PostingLine[] }

/** What a policy owes by tax and to no authority yet, a debt above zero. */
const unnamed = (entries: readonly Entry[], key: TaxKey): number => {
  const lines = entries.flatMap((entry) => entry.lines.filter(({ authority }) => authority === undefined))
  return 0 - balanceOf([{ lines }], taxAccounts[key])
}

/**
 * Carries what a policy has in the accounts of the former chart over to the chart of today: premium that was booked as
 * income becomes payable to the carrier, less the commission at `carrierCommissionRate`; the agency's commission is
 * deferred until it is earned; cash lies in trust; taxes are payable to their authority. Nothing of it is earned yet.
 */
export const carriedOver = (
  entries: readonly Entry[],
  taxed: Taxed,
  carrierCommissionRate: number,
): { readonly book: EarningBook; readonly postings: readonly Posting[] } => {
  const premium = 0 - balanceOf(entries, 'carrierPremiumWritten')
  const tria = 0 - balanceOf(entries, 'triaPremiumWritten')
  const commission = portion(premium + tria, { rate: carrierCommissionRate })
  const agencyCommission = balanceOf(entries, 'commissionExpense')
  const cash = balanceOf(entries, 'cash')
  const posting = makePosting('Carried over to the chart of accounts', [
    debit('carrierPremiumWritten', premium),
    debit('triaPremiumWritten', tria),
    credit('carrierPayableUnearned', premium + tria - commission),
    credit('commissionUnearned', commission),
    debit('deferredCommission', agencyCommission),
    credit('commissionExpense', agencyCommission),
    debit('trustCash', cash),
    credit('cash', cash),
    ...taxKeys.flatMap((key) => {
      const owed = unnamed(entries, key)
      return [debit(taxAccounts[key], owed), credit(taxAccounts[key], owed, taxAuthority(key, taxed))]
    }),
  ])
  const after = [...entries, posting]
  const written = {
    carrier: 0 - balanceOf(after, 'carrierPayableUnearned'),
    commission: 0 - balanceOf(after, 'commissionUnearned'),
    agencyCommission: balanceOf(after, 'deferredCommission'),
  }
  return { book: { written, earned: noEarnings }, postings: posting.lines.length > 0 ? [posting] : [] }
}
