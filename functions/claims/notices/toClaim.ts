import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { isPending, paidOf } from '#shared/domain/claims/claimFigures.ts'
import { type ClaimStepName, claimSteps } from '#shared/domain/claims/claimSteps.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { isDesk } from '../desk/desk.ts'
import { assignmentsOf, isVendor } from '../vendors/vendorShare.ts'

/** The breach coach that has taken up a claim. */
const coachOf = ({ vendors }: ClaimRecord): Claim['breachCoach'] => {
  const coach = vendors.findLast((each) => each.subcategory === 'BREACH_COACH' && !isUnanswered(each))
  return coach && { name: coach.vendorName, phone: coach.vendorPhone }
}

/** What a vendor is told of the way of a claim: neither what the policy covers nor what is paid, nor who else helps. */
const stepsForVendors: readonly ClaimStepName[] = ['FILE', 'ASSIGN', 'CLOSE']

const stepsOf = (claim: ClaimRecord): Claim['steps'] =>
  claimSteps({
    filedOn: claim.filedOn,
    isAssigned: claim.adjuster !== undefined,
    hasCoach: coachOf(claim) !== undefined,
    isReserved: claim.coveragePosition === 'RESERVATION_OF_RIGHTS',
    isDecided: claim.coveragePosition === 'ACCEPTED' || claim.coveragePosition === 'DENIED',
    isDenied: claim.coveragePosition === 'DENIED',
    hasPaid: paidOf(claim) > 0,
    isSettled: claim.status === 'SETTLED' && !isPending(claim),
    isClosed: claim.status === 'CLOSED',
  })

/** Who was brought in to help, and whether it has said that it does. */
const helpersOf = ({ vendors }: ClaimRecord): Claim['helpers'] =>
  vendors.map(({ vendorName: name, ...each }) => ({ ...each, name, isAsked: isUnanswered(each) }))

/** What everybody on a claim is told. */
const common = (claim: ClaimRecord) => ({
  ...claim,
  isFiled: claim.status !== 'UN_FILED',
  adjusterName: claim.adjuster?.name,
  claimsPhone: regionOf(config.region).support.claimsPhone,
})

/** A claim for a vendor at work on it: the notice, what it was brought in for, and by when (rule: vendor-share). */
const toVendor = (claim: ClaimRecord, actor: Actor): Claim => {
  const { coveragePosition: _, ...told } = common(claim)
  const own = assignmentsOf(actor, claim)
  const isCoach = own.some(({ subcategory }) => subcategory === 'BREACH_COACH')
  return {
    ...told,
    steps: stepsOf(claim).filter(({ step }) => stepsForVendors.includes(step) || (isCoach && step === 'CALL')),
    broughtInFor: own,
    maySeeFile: false,
  }
}

/** A claim by its wire names, as those see it who brought it; the contract keeps back what it does not name. */
export const toClaim = (claim: ClaimRecord, actor: Actor): Claim =>
  isVendor(actor)
    ? toVendor(claim, actor)
    : {
        ...common(claim),
        paid: paidOf(claim),
        steps: stepsOf(claim),
        breachCoach: coachOf(claim),
        ...(actor.accountType === 'CUSTOMER' && isOpenClaim(claim.status) && { helpers: helpersOf(claim) }),
        maySeeFile: isDesk(actor),
      }
