import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { portion } from '../money/money.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** When premium is due to a carrier by its terms: as it is collected, or as it is written (decision: due-on-collection). */
export const remittanceBases = ['COLLECTED', 'WRITTEN'] as const
export type RemittanceBasis = (typeof remittanceBases)[number]

/** What of a policy's premium is due to its carrier follows from, in minor units. */
export interface CarrierPremium {
  /** What is the carrier's of what was written and not returned: the premium net of the commission that is kept. */
  readonly written: MinorUnits
  /** What the insured was charged and was not returned, taxes and fees too. */
  readonly charged: MinorUnits
  /** What of it was paid and has stayed paid; what the provider wrote off, it bears, and counts as paid. */
  readonly paid: MinorUnits
  /** What became due before, less what was taken back. */
  readonly madeDue: MinorUnits
}

/**
 * What of it is due to the carrier by now: as much of its premium as was paid of what was charged (rule: premium-remitted), or
 * all of it by its terms.
 */
export const carrierShare = (
  { written, charged, paid }: Omit<CarrierPremium, 'madeDue'>,
  basis: RemittanceBasis,
): MinorUnits => {
  if (basis === 'WRITTEN' || charged <= 0 || paid >= charged) return written
  return paid <= 0 ? 0 : portion(written, { rate: paid / charged })
}

/** What becomes due to the carrier now; below zero what was returned, and lessens the next remittance. */
export const premiumBecomingDue = (premium: CarrierPremium, basis: RemittanceBasis): MinorUnits =>
  carrierShare(premium, basis) - premium.madeDue

/** Premium becomes due to its carrier; below zero it is taken back from what is due. */
export const postingsForPremiumDue = (amount: MinorUnits): Posting[] =>
  amount === 0
    ? []
    : [
        makePosting(amount < 0 ? 'Premium no longer due to carrier' : 'Premium due to carrier', [
          debit('carrierPayableMadeDue', amount),
          credit('carrierDue', amount),
        ]),
      ]

/** What is due to a carrier is paid to it out of the trust account, where what was collected lies. */
export const postingsForCarrierPaid = (amount: MinorUnits): Posting[] => [
  makePosting('Premium remitted to carrier', [debit('carrierDue', amount), credit('trustCash', amount)]),
]

/** The bank sent a remittance back: it lies in trust, and is due again. */
export const postingsForCarrierReturned = (amount: MinorUnits): Posting[] => [
  makePosting('Premium remittance returned', [debit('trustCash', amount), credit('carrierDue', amount)]),
]
