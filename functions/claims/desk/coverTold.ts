import type { ClaimCover } from '#shared/contracts/claims/claimFile.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { erosionOf, retentionLeft } from '#shared/domain/claims/erosion.ts'
import type { PolicyAnswer } from '#shared/domain/claims/whichPolicy.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { owedRetention, sumOwed } from '../money/owedRetention.ts'
import { erosionOfPolicy } from '../store/claimErosions.ts'
import { claimPoliciesOf } from './claimPolicies.ts'
import { answerTo, coverOf } from './coverOf.ts'

/** What the days say of all policies of the account. */
const answerByDays = async (claim: ClaimRecord): Promise<PolicyAnswer> =>
  answerTo(
    claim,
    (await claimPoliciesOf(claim.accountId)).map(({ terms }) => terms),
  )

const byDays = ({ policy }: PolicyAnswer): Pick<ClaimCover, 'byDays'> =>
  policy === undefined ? {} : { byDays: { policyNumber: policy.policyNumber } }

const ofNone = (answer: PolicyAnswer): ClaimCover => ({
  deemedOn: answer.deemedOn,
  coverages: [],
  ...(answer.policy === undefined && { reason: answer.reason }),
  ...byDays(answer),
})

const choiceOf = ({ policyChosen }: ClaimRecord): Pick<ClaimCover, 'chosen'> => {
  if (policyChosen === undefined) return {}
  const { by: _, ...chosen } = policyChosen
  return { chosen }
}

/** Which policy a claim stands under, whether by its days or by the desk's choice, and what is left of it. */
export const coverTold = async (claim: ClaimRecord): Promise<ClaimCover> => {
  const cover = await coverOf(claim)
  if (cover === undefined) return ofNone(await answerByDays(claim))
  const { terms, answer, coverages } = cover
  const { entries } = await erosionOfPolicy(terms.policyId)
  const erosion = erosionOf(terms, entries)
  const owed = sumOwed(owedRetention(claim, terms, entries))
  return {
    policyId: PolicyId.parse(terms.policyId),
    policyNumber: terms.policyNumber,
    deemedOn: answer.deemedOn,
    period: {
      from: terms.effectiveDate,
      until: terms.endsOn,
      reportingUntil: terms.reportingUntil,
      goesOnUntil: terms.goesOnUntil,
    },
    ...(answer.policy === undefined
      ? { reason: answer.reason, ...byDays(await answerByDays(claim)) }
      : { basis: answer.basis }),
    ...choiceOf(claim),
    aggregate: erosion.aggregate,
    ...(owed > 0 && { retentionOwed: owed }),
    coverages: coverages.flatMap((coverage, place) => {
      const left = erosion.coverages[place]
      return left === undefined
        ? []
        : [{ ...coverage, ...left, retentionLeft: retentionLeft(coverage, claim.eventId, entries) }]
    }),
  }
}
