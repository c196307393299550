import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { coverOf } from './coverOf.ts'

/**
 * Why a claim cannot be accepted under the policy that it stands under (rule: accepted-under): by its days that does not
 * answer and nobody of the desk has chosen it, or the act is before the retroactive date of each coverage. Undefined where
 * it can.
 */
export const whyUnanswered = async (claim: ClaimRecord): Promise<string | undefined> => {
  const cover = await coverOf(claim)
  if (cover === undefined) return 'it stands under none'
  const { terms, answer, coverages } = cover
  if (!coverages.some(({ answers }) => answers))
    return `what happened on ${claim.occurredOn ?? claim.madeOn ?? answer.deemedOn} was before the retroactive date of each of its coverages`
  if (answer.policy !== undefined || claim.policyChosen !== undefined) return undefined
  const { effectiveDate, endsOn, goesOnUntil, reportingUntil } = terms
  return answer.reason === 'REPORTED_LATE'
    ? `it was reported on ${claim.filedOn ?? answer.deemedOn}, after the time to report to a policy that ended on ${goesOnUntil ?? endsOn}`
    : `it counts as made on ${answer.deemedOn}, and the policy covers from ${effectiveDate} to ${endsOn}${
        goesOnUntil === undefined ? '' : `, and goes on by law until ${goesOnUntil}`
      }${
        reportingUntil === undefined ? '' : `, with claims over what happened before reported until ${reportingUntil}`
      }`
}
