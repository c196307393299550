/** With whom a document of a claim is shared, each with those before it too. */
export const claimShares = ['DESK', 'VENDORS', 'INSURED', 'EVERYBODY'] as const
export type ClaimShare = (typeof claimShares)[number]

/** On which side of a claim somebody stands. */
export type ClaimSide = 'AGENCY' | 'DESK' | 'INSURED' | 'VENDOR'

const least: Readonly<Record<ClaimSide, ClaimShare>> = {
  DESK: 'DESK',
  VENDOR: 'VENDORS',
  INSURED: 'INSURED',
  AGENCY: 'EVERYBODY',
}

/** Whether a side sees what is shared so far (rule: claim-documents). */
export const sharesWith = (share: ClaimShare, side: ClaimSide): boolean =>
  claimShares.indexOf(share) >= claimShares.indexOf(least[side])

/**
 * With whom it is shared what a side brings (rule: claim-documents): the desk says so, else it keeps it; what a vendor found
 * is told the desk, what the insured brings those who help it, what its agency brings everybody.
 */
export const shareOf = (side: ClaimSide, chosen: ClaimShare = 'DESK'): ClaimShare => {
  if (side === 'DESK') return chosen
  return side === 'VENDOR' ? 'DESK' : least[side]
}
