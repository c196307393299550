import type { ClaimPayment, ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimWorn } from '#shared/domain/claims/erosion.ts'
import type { Outage } from '#shared/domain/claims/waitingHours.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { claims } from '../store/claims.ts'

/** A payment as far as its outage goes; it has an id once it was asked for. */
type Asked = Pick<ClaimPayment, 'coverageId' | 'outage'> & { readonly id?: ClaimPayment['id'] | undefined }

/**
 * The outages that other payments of the event were asked for under the same coverage, those of related claims as well: the
 * waiting period passes once for an interruption (rule: waiting-period). What was rejected takes nothing of the policy.
 */
export const otherOutages = async (
  claim: ClaimRecord,
  asked: Asked,
  entries: readonly ClaimWorn[],
): Promise<readonly Outage[]> => {
  if (asked.outage === undefined) return []
  const standing = entries.filter(
    ({ coverageId, eventId, paymentId }) =>
      eventId === claim.eventId && coverageId === asked.coverageId && paymentId !== asked.id,
  )
  const ids = new Set(standing.map(({ paymentId }) => paymentId))
  const related = new Set(standing.map(({ claimId }) => claimId).filter((id) => id !== claim.id))
  const others = await claims.byIds([...related].map((id) => ClaimId.parse(id)))
  return [claim, ...others]
    .flatMap(({ payments }) => payments)
    .flatMap(({ id, outage }) => (ids.has(id) && outage !== undefined ? [outage] : []))
}
