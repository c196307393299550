import { canClaim } from './claimLife.ts'
import { type ClaimStatus, type CoveragePosition, mayPayUnder } from './claimStatus.ts'

interface Claim {
  readonly status: ClaimStatus
  readonly coveragePosition: CoveragePosition
}

/**
 * What has to come before a payment of a claim can be asked for, the first of it; nothing when it can be (rule: claim-life).
 * A claim that ended waits for being reopened, one that the desk has not taken up for an adjuster.
 */
export const paymentWaitsFor = ({ status, coveragePosition }: Claim) => {
  if (status === 'CLOSED') return 'REOPEN'
  if (status === 'FILED' || status === 'UN_FILED') return 'ADJUSTER'
  if (coveragePosition === 'DENIED') return 'DENIED'
  if (!mayPayUnder(coveragePosition)) return 'POSITION'
  return canClaim(status, 'pay') ? undefined : 'RESERVE'
}
