import type { CoveragePosition } from '#shared/records/claim/claimStatus.ts'

/**
 * Whether a position on cover says which provisions of the policy it relies on, in their words: where it denies cover or
 * reserves the right to (rule: position-letter; 10 CCR 2695.7(b)(1), for counsel to confirm elsewhere).
 */
export const mustQuote = (position: CoveragePosition): boolean =>
  position === 'DENIED' || position === 'RESERVATION_OF_RIGHTS'
