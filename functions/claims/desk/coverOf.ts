import { policyById } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { ClaimPolicy } from '#shared/domain/claims/claimTerms.ts'
import { type ClaimMade, deemedOn, type PolicyAnswer, whichPolicy } from '#shared/domain/claims/whichPolicy.ts'
import { claims } from '../store/claims.ts'
import { termsOf } from './claimPolicies.ts'

/** When the first claim of the event that a claim belongs to was made; nothing where it stands alone. */
const eventMadeOn = async (claim: ClaimRecord) =>
  claim.eventId === claim.id ? undefined : (await claims.byId(claim.eventId))?.madeOn

/** What the days of a claim are. */
const madeOf = async (claim: ClaimRecord): Promise<ClaimMade> => {
  const reportedOn = claim.filedOn ?? dateAt(claim.created, claim.timeZone)
  return {
    madeOn: claim.madeOn ?? reportedOn,
    reportedOn,
    occurredOn: claim.occurredOn,
    circumstancesOn: claim.circumstancesOn,
    eventMadeOn: await eventMadeOn(claim),
  }
}

/** Which of policies answers a claim by its days. */
export const answerTo = async (claim: ClaimRecord, policies: readonly ClaimPolicy[]): Promise<PolicyAnswer> =>
  whichPolicy(await madeOf(claim), policies)

/** The policy under which a claim stands, with how each coverage answers; undefined while none does. */
export const coverOf = async (claim: ClaimRecord) => {
  const policy = claim.policyId === undefined ? undefined : await policyById(claim.policyId)
  if (policy === undefined) return undefined
  const made = await madeOf(claim)
  const terms = await termsOf(policy, deemedOn(made))
  const answer = whichPolicy(made, [terms])
  const occurredOn = claim.occurredOn ?? claim.madeOn ?? claim.filedOn
  return {
    terms,
    answer,
    // A desk that puts a claim under a policy against its days still has its coverages answer by their retroactive dates.
    coverages:
      answer.policy === undefined
        ? terms.coverages.map((coverage) => ({
            ...coverage,
            answers: coverage.retroDate === null || occurredOn === undefined || occurredOn >= coverage.retroDate,
          }))
        : answer.coverages,
  }
}
