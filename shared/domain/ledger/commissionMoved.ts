import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { PostingLine } from './posting.ts'
import { balanceOf } from './trialBalance.ts'

/** A posting that moved an agency's commission: made due or clawed back, or paid. */
export type CommissionEntry = { readonly lines: readonly PostingLine[]; readonly isPayment: boolean }

/** What moved of an agency's commission, in minor units; `clawedBack` is below zero. */
export interface CommissionMoved {
  readonly earned: MinorUnits
  readonly clawedBack: MinorUnits
  readonly paid: MinorUnits
}

/** What an agency is owed more by an entry: a liability grows by credits. */
export const owedBy = (entry: CommissionEntry): MinorUnits => 0 - balanceOf([entry], 'commissionDue')

const sum = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((total, amount) => total + amount, 0)

/** What the entries come to; `owedAfter` is what is owed after them. */
export const commissionMoved = (entries: readonly CommissionEntry[]): CommissionMoved => {
  const made = entries.filter(({ isPayment }) => !isPayment).map(owedBy)
  return {
    earned: sum(made.filter((amount) => amount > 0)),
    clawedBack: sum(made.filter((amount) => amount < 0)),
    paid: 0 - sum(entries.filter(({ isPayment }) => isPayment).map(owedBy)),
  }
}

/** What is owed after it: what was brought forward, what was earned and clawed back, less what was paid. */
export const owedAfter = (opening: MinorUnits, { earned, clawedBack, paid }: CommissionMoved): MinorUnits =>
  opening + earned + clawedBack - paid
