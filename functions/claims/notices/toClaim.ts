import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { paidOf } from '#shared/domain/claims/claimFigures.ts'
import { claimSteps } from '#shared/domain/claims/claimSteps.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { isDesk } from '../desk/desk.ts'

/** The breach coach at work on a claim. */
const coachOf = ({ vendors }: ClaimRecord): Claim['breachCoach'] => {
  const coach = vendors.findLast(({ subcategory }) => subcategory === 'BREACH_COACH')
  return coach && { name: coach.vendorName, phone: coach.vendorPhone }
}

/** A claim by its wire names, as those see it who brought it; the contract keeps back what it does not name. */
export const toClaim = (claim: ClaimRecord, actor: Actor): Claim => ({
  ...claim,
  isFiled: claim.status !== 'UN_FILED',
  paid: paidOf(claim),
  adjusterName: claim.adjuster?.name,
  steps: claimSteps({
    filedOn: claim.filedOn,
    isAssigned: claim.adjuster !== undefined,
    hasCoach: coachOf(claim) !== undefined,
    isDecided: claim.coveragePosition !== 'UNDER_REVIEW',
    hasPaid: paidOf(claim) > 0,
    isClosed: claim.status === 'CLOSED',
  }),
  claimsPhone: regionOf(config.region).support.claimsPhone,
  breachCoach: coachOf(claim),
  ...(actor.accountType === 'VENDOR' && {
    broughtInFor: claim.vendors.filter(({ organizationId }) => organizationId === actor.organizationId),
  }),
  maySeeFile: isDesk(actor),
})
