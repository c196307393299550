import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** A late instalment costs a fee, which is the provider's. */
export const postingsForLateFee = (amount: MinorUnits, number: number): Posting[] => [
  makePosting(`Late fee, installment ${number}`, [debit('premiumReceivable', amount), credit('lateFeeIncome', amount)]),
]

/** A late fee that staff let go. */
export const postingsForWaivedLateFee = (amount: MinorUnits, number: number): Posting[] => [
  makePosting(`Late fee waived, installment ${number}`, [
    debit('lateFeeIncome', amount),
    credit('premiumReceivable', amount),
  ]),
]
