import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ClaimPayment, ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimPolicy } from '#shared/domain/claims/claimTerms.ts'
import { type Loss, type Payable, payableOf, type UsedFirst, type Worn } from '#shared/domain/claims/erosion.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { moneyTexts } from './moneyText.ts'

interface Asked extends Pick<ClaimPayment, 'amount' | 'coverageId' | 'outage'>, Pick<Loss, 'otherOutages'> {
  /** Of the policy, its coverages that answer the claim. */
  readonly terms: ClaimPolicy
  /** What other payments take of the policy. */
  readonly entries: readonly Worn[]
}

const mustUse = ({ coverageId, left, usesUp }: UsedFirst, { currency }: Pick<ClaimRecord, 'currency'>): never => {
  const name = coverageById(coverageId)?.name
  const coverage = name === undefined ? String(coverageId) : inRegion(name, config.region)
  return fail('claim.usedFirst', { data: { coverage, ...moneyTexts({ left, usesUp }, currency) } })
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
  if (payable.refused === 'USED_FIRST') return mustUse(payable.first, claim)
  if (payable.refused === 'OUTAGE_MISSING') return fail('claim.outageUnclear')
  if (payable.refused === 'NO_COVERAGE') return fail('claim.notCovered')
  const hours = terms.coverages.find(({ coverageId }) => coverageId === loss.coverageId)?.waitingHours ?? 0
  return fail('claim.withinWaiting', { data: { hours } })
}
