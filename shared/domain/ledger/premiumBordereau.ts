import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'
import { taxAccounts } from './issuePosting.ts'
import type { PostingLine } from './posting.ts'
import { balanceOf } from './trialBalance.ts'

/** What a row of a premium bordereau tells of: new business, renewal, endorsement, cancellation, one that was taken back. */
export const bordereauTransactions = ['NB', 'RN', 'EN', 'CN', 'RI'] as const
export type BordereauTransaction = (typeof bordereauTransactions)[number]

/** The figures of a bordereau, as its columns go. */
export const bordereauFigures = ['gross', 'commission', 'net', 'taxes', 'fees', 'due'] as const

/** What a transaction comes to, in minor units. */
export type BordereauSums = Readonly<Record<(typeof bordereauFigures)[number], MinorUnits>>

const carriers: readonly LedgerAccount[] = [
  'carrierPayableEarned',
  'carrierPayableUnearned',
  'carrierPremiumWritten',
  'triaPremiumWritten',
]
const providers: readonly LedgerAccount[] = ['commissionIncome', 'commissionUnearned']
const taxed: readonly LedgerAccount[] = [...new Set(Object.values(taxAccounts))]
const charged: readonly LedgerAccount[] = ['brokerFeePayable', 'mgaFeeIncome', 'policyFeeIncome']

const creditOf = (lines: readonly PostingLine[], accounts: readonly LedgerAccount[]): MinorUnits =>
  accounts.reduce((sum, account) => sum - balanceOf([{ lines }], account), 0)

/**
 * What postings of premium come to. Premium that is earned moves from one account to another of the same side, so it is
 * written once; what was passed on to an authority is no part of it and is left out by the caller.
 */
export const bordereauSums = (lines: readonly PostingLine[]): BordereauSums => {
  const net = creditOf(lines, carriers)
  const commission = creditOf(lines, providers)
  const taxes = creditOf(lines, taxed)
  const fees = creditOf(lines, charged)
  return { gross: net + commission, commission, net, taxes, fees, due: net + commission + taxes + fees }
}

/** By how much each figure of a bordereau is not the ledger's, in minor units: two that make up for each other are two. */
export const bordereauDifferences = (totals: BordereauSums, ledger: BordereauSums): Partial<BordereauSums> =>
  Object.fromEntries(
    bordereauFigures
      .map((figure) => [figure, totals[figure] - ledger[figure]] as const)
      .filter(([, difference]) => difference !== 0),
  )

/** What a tax comes to in lines, by its account. */
export const taxIn = (lines: readonly PostingLine[], account: LedgerAccount): MinorUnits => creditOf(lines, [account])

/** Whether nothing moves by it. */
export const isNothing = ({ commission, fees, net, taxes }: BordereauSums): boolean =>
  commission === 0 && fees === 0 && net === 0 && taxes === 0

/** Where a row stands: with those of its policy, by the day it counts from, then as it was booked. */
interface BordereauPlace {
  readonly policyNumber: string
  readonly effectiveDate: CalendarDate
  readonly postedAt: Instant
  readonly order: number
}

/** The order of the rows of a premium bordereau, for `toSorted`. */
export const inBordereauOrder = (a: BordereauPlace, b: BordereauPlace): number =>
  a.policyNumber.localeCompare(b.policyNumber) ||
  a.effectiveDate.localeCompare(b.effectiveDate) ||
  a.postedAt.localeCompare(b.postedAt) ||
  a.order - b.order
