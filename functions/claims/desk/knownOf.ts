import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { outstandingOf, paidOf, recoveredOf } from '#shared/domain/claims/claimFigures.ts'
import type { KnownClaim } from '#shared/domain/rating/claimExperience.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'

/** What its account knows of a claim; nothing of one that was not filed. */
export const knownOf = (claim: ClaimRecord): KnownClaim | undefined => {
  const { eventId, filedOn, status } = claim
  if (filedOn === undefined) return undefined
  const incurred = paidOf(claim) + outstandingOf(claim)
  return { eventId, filedOn, incurred, recovered: recoveredOf(claim), isOpen: isOpenClaim(status) }
}

/** Whether two words on a claim say the same. */
export const isKnown = (before: KnownClaim | undefined, after: KnownClaim | undefined): boolean =>
  before?.eventId === after?.eventId &&
  before?.filedOn === after?.filedOn &&
  before?.incurred === after?.incurred &&
  before?.recovered === after?.recovered &&
  before?.isOpen === after?.isOpen

/** The events of a claim that is filed, and of one of which its account is to know something else than before. */
export const movedEvents = (before: ClaimRecord | undefined, after: ClaimRecord): DomainEvent[] => [
  ...(before?.filedOn === undefined && after.filedOn !== undefined
    ? [{ name: 'claim.filed', detail: { claimId: after.id } } as const]
    : []),
  ...(isKnown(before && knownOf(before), knownOf(after))
    ? []
    : [{ name: 'claim.moved', detail: { claimId: after.id } } as const]),
]
