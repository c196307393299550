/** With whom a document of a claim is shared, the desk always; `PARTIES` are insured and agency without vendors. */
export const claimShares = ['DESK', 'VENDORS', 'INSURED', 'PARTIES', 'EVERYBODY'] as const
export type ClaimShare = (typeof claimShares)[number]

/** On which side of a claim somebody stands. */
export type ClaimSide = 'AGENCY' | 'DESK' | 'INSURED' | 'VENDOR'

const circles: Readonly<Record<ClaimShare, readonly ClaimSide[]>> = {
  DESK: ['DESK'],
  VENDORS: ['DESK', 'VENDOR'],
  INSURED: ['DESK', 'VENDOR', 'INSURED'],
  PARTIES: ['DESK', 'INSURED', 'AGENCY'],
  EVERYBODY: ['DESK', 'VENDOR', 'INSURED', 'AGENCY'],
}

/** With whom it is shared what each side but the desk brings. */
const brought: Readonly<Record<Exclude<ClaimSide, 'DESK'>, ClaimShare>> = {
  VENDOR: 'DESK',
  INSURED: 'INSURED',
  AGENCY: 'EVERYBODY',
}

/** Whether a side sees what is shared so far (rule: claim-documents). */
export const sharesWith = (share: ClaimShare, side: ClaimSide): boolean => circles[share].includes(side)

/**
 * With whom it is shared what a side brings (rule: claim-documents): the desk says so, else it keeps it; what a vendor found
 * is told the desk, what the insured brings those who help it, what its agency brings everybody.
 */
export const shareOf = (side: ClaimSide, chosen: ClaimShare = 'DESK'): ClaimShare =>
  side === 'DESK' ? chosen : brought[side]
