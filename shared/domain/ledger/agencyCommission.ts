import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { portion } from '../money/money.ts'

/** What an agency's commission on a policy follows from, in minor units. */
export interface CommissionFacts {
  /** The commission of what was written and not returned. */
  readonly written: MinorUnits
  /** What was charged and not returned. */
  readonly charged: MinorUnits
  /** What was paid and has stayed paid. */
  readonly paid: MinorUnits
  /** What the agency kept of its payments. */
  readonly retained: MinorUnits
  /** What of `written` is the broker's fee, which an agency that is billed keeps beside its commission. */
  readonly brokerFee?: MinorUnits
}

/**
 * What of its commission an agency has earned: as much of it as was paid of what was charged (rule: commission-as-paid). A
 * cancellation lessens both, so that commission on what was returned is clawed back.
 */
export const commissionEarned = ({ written, charged, paid }: CommissionFacts): MinorUnits => {
  if (charged <= 0 || paid >= charged) return written
  return paid <= 0 ? 0 : portion(written, { rate: paid / charged })
}

/** What an agency that is billed keeps of the rest that is due: the commission that is not earned yet. */
export const retainable = (facts: CommissionFacts): MinorUnits => {
  const due = facts.charged - facts.paid
  return due <= 0 ? 0 : Math.max(0, Math.min(due, facts.written - commissionEarned(facts)))
}

/** What of an amount that an agency keeps now is its fee: of all that it may keep the fee that is not earned yet, of a part the same part. */
export const brokerFeeIn = (facts: CommissionFacts, kept: MinorUnits = retainable(facts)): MinorUnits => {
  const { brokerFee = 0 } = facts
  const all = retainable(facts)
  const fee = Math.max(0, Math.min(all, brokerFee - commissionEarned({ ...facts, written: brokerFee })))
  return kept >= all ? fee : portion(fee, { rate: kept / all })
}

/** What an agency that is billed owes: what is due less the commission that it keeps of it. */
export const netDue = (facts: CommissionFacts): MinorUnits => facts.charged - facts.paid - retainable(facts)

/**
 * What a net payment of an agency settles: of a part of the net the same part of the commission, so that what was earned
 * and what was kept stay equal. Together they are what is taken off what is due; `retained` is what was kept as commission.
 */
export const netPayment = (
  facts: CommissionFacts,
  received: MinorUnits,
): { readonly gross: MinorUnits; readonly retained: MinorUnits; readonly brokerFee: MinorUnits } => {
  const net = netDue(facts)
  const kept = retainable(facts)
  const keeps = received >= net ? kept : portion(kept, { rate: received / net })
  const brokerFee = brokerFeeIn(facts, keeps)
  return { gross: received + keeps, retained: keeps - brokerFee, brokerFee }
}
