import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** A fee, and the instalment it is of. */
type Fee = { readonly amount: MinorUnits; readonly number: number }

/** A late instalment costs a fee, which is the provider's. */
export const postingsForLateFee = ({ amount, number }: Fee): Posting[] => [
  makePosting(`Late fee, installment ${number}`, [debit('premiumReceivable', amount), credit('lateFeeIncome', amount)]),
]

/** A late fee that staff let go. */
export const postingsForWaivedLateFee = ({ amount, number }: Fee): Posting[] => [
  makePosting(`Late fee waived, installment ${number}`, [
    debit('lateFeeIncome', amount),
    credit('premiumReceivable', amount),
  ]),
]
