import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** The terms of a loan that is repaid in level monthly instalments. Minor units; the rate is percent a year. */
export interface LoanTerms {
  readonly amountFinanced: MinorUnits
  readonly apr: number
  readonly numberOfInstallments: number
  readonly installmentAmount: MinorUnits
}

/** What a loan is repaid with in all: more cannot be left of it. */
export const wholeOf = ({
  installmentAmount,
  numberOfInstallments,
}: Omit<LoanTerms, 'amountFinanced' | 'apr'>): MinorUnits => installmentAmount * numberOfInstallments

/** What is left of a loan, and how it came to that. */
export interface PayOff {
  readonly principal: MinorUnits
  readonly repaid: MinorUnits
  /** Finance charge that is saved by paying off now: what the instalments that are left cost beyond the principal. */
  readonly unearnedCharge: MinorUnits
}

/**
 * What pays a loan off after some of its instalments (rule: pay-off): the principal that is left by the actuarial method, each
 * instalment first for the month's interest, which is no less for the borrower than the rule of 78s that some states forbid.
 */
export const payOffOf = (terms: LoanTerms, instalmentsPaid: number): PayOff => {
  const { amountFinanced, apr, installmentAmount, numberOfInstallments } = terms
  const paid = Math.min(Math.max(0, instalmentsPaid), numberOfInstallments)
  let principal = amountFinanced
  for (let month = 0; month < paid; month += 1) principal += Math.round((principal * apr) / 1200) - installmentAmount
  // The last instalment takes the rounding.
  const left = paid === numberOfInstallments ? 0 : Math.max(0, principal)
  return {
    principal: left,
    repaid: paid * installmentAmount,
    unearnedCharge: Math.max(0, (numberOfInstallments - paid) * installmentAmount - left),
  }
}
