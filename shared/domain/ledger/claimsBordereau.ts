import type { MinorUnits } from '../money/amounts.ts'
import type { PostingLine } from './posting.ts'
import { balanceOf } from './trialBalance.ts'

/** The figures of a claims bordereau, as its columns go. */
export const claimsFigures = [
  'paidIndemnity',
  'paidExpense',
  'recovered',
  'outstanding',
  'expectedBack',
  'incurred',
] as const

/** What a claim, or all of them, had come to by the end of a day; minor units. */
export type ClaimsSums = Readonly<Record<(typeof claimsFigures)[number], MinorUnits>>

export const noClaims: ClaimsSums = {
  ...{ paidIndemnity: 0, paidExpense: 0, recovered: 0 },
  ...{ outstanding: 0, expectedBack: 0, incurred: 0 },
}

/** What claims come to together. */
export const claimsSums = (claims: readonly ClaimsSums[]): ClaimsSums =>
  claims.reduce(
    (sum, each) => ({
      paidIndemnity: sum.paidIndemnity + each.paidIndemnity,
      paidExpense: sum.paidExpense + each.paidExpense,
      recovered: sum.recovered + each.recovered,
      outstanding: sum.outstanding + each.outstanding,
      expectedBack: sum.expectedBack + each.expectedBack,
      incurred: sum.incurred + each.incurred,
    }),
    noClaims,
  )

/** What the ledger holds of claims: what was paid for a carrier less what came back, and what is noted as outstanding less what is expected back. */
export interface ClaimsLedger {
  readonly paid: MinorUnits
  readonly outstanding: MinorUnits
}

/** What of postings is claims: the balances of claims paid for carriers, and of claims reserves. */
export const claimsLedger = (lines: readonly PostingLine[]): ClaimsLedger => ({
  paid: balanceOf([{ lines }], 'claimsPaid'),
  outstanding: balanceOf([{ lines }], 'claimReserves'),
})

/** What of claims' figures the ledger holds. */
export const heldOfClaims = (sums: ClaimsSums): ClaimsLedger => ({
  paid: sums.paidIndemnity + sums.paidExpense - sums.recovered,
  outstanding: sums.outstanding - sums.expectedBack,
})

/** By how much a bordereau's figures are not the ledger's, in minor units, one by one. */
export const claimsDifferences = (totals: ClaimsSums, ledger: ClaimsLedger): Partial<ClaimsLedger> => {
  const held = heldOfClaims(totals)
  return Object.fromEntries(
    (['paid', 'outstanding'] as const)
      .map((figure) => [figure, held[figure] - ledger[figure]] as const)
      .filter(([, difference]) => difference !== 0),
  )
}

/** Where a claim stands: with those of its policy, by its number. What is placed nowhere comes first. */
interface ClaimPlace {
  readonly policyNumber?: string | undefined
  readonly claimNumber: string
}

/** The order of the rows of a claims bordereau, for `toSorted`. */
export const inClaimsOrder = (a: ClaimPlace, b: ClaimPlace): number =>
  (a.policyNumber ?? '').localeCompare(b.policyNumber ?? '') || a.claimNumber.localeCompare(b.claimNumber)
