import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** Where a refund's money lies until it is paid: owed to the insured, or in suspense once it was refused. */
export type RefundHeldIn = 'refundsPayable' | 'suspense'

/** The insured's credit becomes a debt to them; an amount below zero makes it a credit again. */
export const postingsForRefundDue = (amount: MinorUnits, heldIn: RefundHeldIn = 'refundsPayable'): Posting[] => [
  makePosting(amount < 0 ? 'Refund lessened' : 'Refund due', [
    debit('premiumReceivable', amount),
    credit(heldIn, amount),
  ]),
]

/** It was paid out of the trust account. */
export const postingsForRefundPaid = (amount: MinorUnits): Posting[] => [
  makePosting('Refund paid', [debit('refundsPayable', amount), credit('trustCash', amount)]),
]

/** It was refused: the money is the insured's still, and lies in suspense. */
export const postingsForRefundRefused = (amount: MinorUnits): Posting[] => [
  makePosting('Refund refused', [debit('refundsPayable', amount), credit('suspense', amount)]),
]

/** What was refused is asked for again. */
export const postingsForRefundReopened = (amount: MinorUnits): Posting[] => [
  makePosting('Refund reopened', [debit('suspense', amount), credit('refundsPayable', amount)]),
]

/** The bank returned it after it was paid: the money is in trust again, and the insured's credit. */
export const postingsForRefundReturned = (amount: MinorUnits): Posting[] => [
  makePosting('Refund returned by the bank', [debit('trustCash', amount), credit('premiumReceivable', amount)]),
]
