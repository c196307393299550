import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** Commission on premium that was collected becomes due; below zero it comes back from what the agency is owed. */
export const postingsForCommissionDue = (amount: MinorUnits): Posting[] =>
  amount === 0
    ? []
    : [
        makePosting(amount < 0 ? 'Agency commission clawed back' : 'Agency commission due', [
          debit('commissionPayable', amount),
          credit('commissionDue', amount),
        ]),
      ]

/** A broker's fee that was collected becomes due to its agency, in one account with its commission; below zero it comes back. */
export const postingsForBrokerFeeDue = (amount: MinorUnits): Posting[] =>
  amount === 0
    ? []
    : [
        makePosting(amount < 0 ? 'Broker fee taken back' : 'Broker fee due', [
          debit('brokerFeePayable', amount),
          credit('commissionDue', amount),
        ]),
      ]

/** An agency is paid by the processor, out of the trust account where the premium lies on which the commission is. */
export const postingsForCommissionPaid = (amount: MinorUnits): Posting[] => [
  makePosting('Agency commission paid', [debit('commissionDue', amount), credit('payoutClearing', amount)]),
  makePosting('Agency commission payout settled', [debit('payoutClearing', amount), credit('trustCash', amount)]),
]

/**
 * The agency's bank returns a payment that had succeeded: the money is in trust again, and owed to the agency again. It
 * passes an account of its own, so that what was paid in all can be told from the totals.
 */
export const postingsForCommissionReturned = (amount: MinorUnits): Posting[] => [
  makePosting('Agency commission payout returned', [debit('trustCash', amount), credit('payoutReturns', amount)]),
  makePosting('Agency commission due again', [debit('payoutReturns', amount), credit('commissionDue', amount)]),
]

/**
 * What an agency that went into another is to give back is set off against what the other is owed: the one's account is even,
 * the other's is less by it. It passes the accounts of payouts and of their returns, so that what was paid in all stays.
 */
export const postingsForCommissionTakenOver = (
  amount: MinorUnits,
): { readonly from: Posting; readonly into: Posting } => ({
  from: makePosting('Agency commission to come back is taken over', [
    debit('payoutClearing', amount),
    credit('payoutReturns', amount),
    debit('payoutReturns', amount),
    credit('commissionDue', amount),
  ]),
  into: makePosting('Agency commission to come back of an agency that went into this one', [
    debit('commissionDue', amount),
    credit('payoutClearing', amount),
  ]),
})
