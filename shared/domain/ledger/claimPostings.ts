import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/**
 * A carrier pays into the claims fund, ahead of claims or to make good what was paid for it; below zero it has some of it back.
 * The fund is always what carriers have paid into it less what was paid for them.
 */
export const postingsForClaimsFunded = (amount: MinorUnits): Posting[] => [
  makePosting(amount < 0 ? 'Claims fund paid back' : 'Claims fund received', [
    debit('claimsFund', amount),
    credit('claimsFunded', amount),
  ]),
]

/** A claim is paid for the carrier out of the claims fund; the carrier makes it good. */
export const postingsForClaimPaid = (amount: MinorUnits): Posting[] => [
  makePosting('Claim paid', [debit('claimsPaid', amount), credit('claimsFund', amount)]),
]

/** What came back of a claim. */
export const postingsForClaimRecovered = (amount: MinorUnits): Posting[] => [
  makePosting('Claim recovered', [debit('claimsFund', amount), credit('claimsPaid', amount)]),
]

/** What is outstanding of a claim's reserves has changed: noted beside the books, on either side. */
export const postingsForClaimReserve = (change: MinorUnits): Posting[] =>
  change === 0
    ? []
    : [
        makePosting(change > 0 ? 'Claim reserved' : 'Claim reserve released', [
          debit('claimReserves', change),
          credit('claimReserveContra', change),
        ]),
      ]
