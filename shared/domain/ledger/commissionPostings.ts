import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type CommissionFacts, commissionPayable } from './agencyCommission.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** What the ledger says of the commission on a policy up to the end of a day, in minor units. */
export interface CommissionStanding extends CommissionFacts {
  /** What became due to agencies before, less what was clawed back. */
  readonly madeDue: MinorUnits
  /** The agency keeps its commission of what it pays. */
  readonly agencyBilled: boolean
}

/**
 * What of the commission becomes due to the agency now, below zero where it is clawed back (rule: commission-as-paid). An
 * agency that is billed has kept its commission of what it paid, and rounds with each part: what that leaves is settled
 * once nothing is due on the policy any more.
 */
export const commissionBecomingDue = ({ madeDue, agencyBilled, ...facts }: CommissionStanding): MinorUnits =>
  agencyBilled && facts.paid < facts.charged ? 0 : commissionPayable(facts) - madeDue

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

/** An agency is paid by the processor, out of the trust account where the premium lies on which the commission is. */
export const postingsForCommissionPaid = (amount: MinorUnits): Posting[] => [
  makePosting('Agency commission paid', [debit('commissionDue', amount), credit('payoutClearing', amount)]),
  makePosting('Agency commission payout settled', [debit('payoutClearing', amount), credit('trustCash', amount)]),
]
