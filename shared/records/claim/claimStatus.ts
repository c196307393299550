import type { Tone } from '../tone.ts'

/** Where a claim stands: a draft until it is filed, then on the desk until it is closed. */
export const claimStatusTones = {
  UN_FILED: { tone: 'draft' },
  FILED: { tone: 'bound' },
  OPEN: { tone: 'draft' },
  RESERVED: { tone: 'payment' },
  SETTLED: { tone: 'bound' },
  CLOSED: { tone: 'ended' },
  REOPENED: { tone: 'referred' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type ClaimStatus = keyof typeof claimStatusTones

export const claimStatuses = Object.keys(claimStatusTones) as [ClaimStatus, ...ClaimStatus[]]

/** Those that the desk still works on. */
export const openClaimStatuses = ['FILED', 'OPEN', 'RESERVED', 'SETTLED', 'REOPENED'] as const

export const isOpenClaim = (status: ClaimStatus): boolean => openClaimStatuses.some((each) => each === status)

/** Those of claims that were filed: a draft is no notice. */
export const filedClaimStatuses = claimStatuses.filter((status) => status !== 'UN_FILED')

/** Those that insured and agent are told of as a claim comes to them. */
export const toldStatuses = ['SETTLED', 'CLOSED', 'REOPENED'] as const

/** What the insurer says of cover. */
export const coveragePositions = ['UNDER_REVIEW', 'RESERVATION_OF_RIGHTS', 'ACCEPTED', 'DENIED'] as const
export type CoveragePosition = (typeof coveragePositions)[number]

/** Under these something may be paid; under a reservation of rights what it costs to defend and to limit the damage too. */
export const mayPayUnder = (position: CoveragePosition): boolean =>
  position === 'ACCEPTED' || position === 'RESERVATION_OF_RIGHTS'
