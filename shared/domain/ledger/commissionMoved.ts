import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { PostingLine } from './posting.ts'
import { balanceOf } from './trialBalance.ts'

/** A posting that moved an agency's commission: made due or clawed back, or paid. */
export type CommissionEntry = { readonly lines: readonly PostingLine[]; readonly isPayment: boolean }

/** What moved of an agency's commission, in minor units; `clawedBack` is below zero. */
export interface CommissionMoved {
  readonly earned: MinorUnits
  readonly clawedBack: MinorUnits
  /** Broker's fees that became due, less those that came back. */
  readonly brokerFees: MinorUnits
  readonly paid: MinorUnits
}

/** What an agency is owed more by an entry: a liability grows by credits. */
export const owedBy = (entry: CommissionEntry): MinorUnits => 0 - balanceOf([entry], 'commissionDue')

/** What of it is the broker's fee. */
const feeOf = (entry: CommissionEntry): MinorUnits => (entry.isPayment ? 0 : balanceOf([entry], 'brokerFeePayable'))

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, amount) => total + amount, 0)

/** What the entries come to; `owedAfter` is what is owed after them. */
export const commissionMoved = (entries: readonly CommissionEntry[]): CommissionMoved => {
  const made = entries.filter(({ isPayment }) => !isPayment).map((entry) => owedBy(entry) - feeOf(entry))
  return {
    earned: sum(made.filter((amount) => amount > 0)),
    clawedBack: sum(made.filter((amount) => amount < 0)),
    brokerFees: sum(entries.map(feeOf)),
    paid: 0 - sum(entries.filter(({ isPayment }) => isPayment).map(owedBy)),
  }
}

/** What is owed after it: what was brought forward, what was earned, clawed back and taken in fees, less what was paid. */
export const owedAfter = (opening: MinorUnits, { earned, clawedBack, brokerFees, paid }: CommissionMoved): MinorUnits =>
  opening + earned + clawedBack + brokerFees - paid
