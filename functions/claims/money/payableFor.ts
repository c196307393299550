import { fail } from '#functions/_platform/problems/problem.ts'
import type { ClaimPayment, ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimPolicy } from '#shared/domain/claims/claimTerms.ts'
import { type Loss, type Payable, payableOf, type Worn } from '#shared/domain/claims/erosion.ts'

interface Asked extends Pick<ClaimPayment, 'amount' | 'coverageId' | 'outage'>, Pick<Loss, 'otherOutages'> {
  readonly terms: ClaimPolicy
  /** What other payments take of the policy. */
  readonly entries: readonly Worn[]
}

/** How a loss of a claim is shared after what was paid before, or why nothing of it is due. */
export const payableFor = (
  claim: ClaimRecord,
  { terms, entries, ...loss }: Asked,
): Extract<Payable, { readonly paid: number }> => {
  const payable = payableOf(terms, entries, {
    loss: { ...loss, eventId: claim.eventId },
    timeZone: claim.timeZone,
  })
  if (payable.refused === undefined) return payable
  if (payable.refused === 'OUTAGE_MISSING') return fail('claim.outageUnclear')
  if (payable.refused === 'NO_COVERAGE') return fail('claim.notCovered')
  const hours = terms.coverages.find(({ coverageId }) => coverageId === loss.coverageId)?.waitingHours ?? 0
  return fail('claim.withinWaiting', { data: { hours } })
}
