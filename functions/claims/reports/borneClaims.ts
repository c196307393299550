import type { Actor } from '#functions/_platform/auth/actor.ts'
import { carrierOf } from '#functions/directory/public.ts'
import { policiesById } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { ClaimBooking } from '#shared/domain/claims/claimBookings.ts'
import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claimScopesOf, claims, isClaimTheirs } from '../store/claims.ts'

/** A claim that is borne, and what was booked of it for whom bears it. */
export interface BorneClaim {
  readonly claim: ClaimRecord
  readonly bookings: readonly ClaimBooking[]
}

/**
 * Those of the claims of which the policy stands on a carrier's paper, or the programme's, as the books have it, or of which
 * something was booked there before they were placed elsewhere; all where none is named.
 */
const borneBy = async (carrier: string | undefined, found: readonly ClaimRecord[]): Promise<readonly BorneClaim[]> => {
  if (carrier === undefined) return found.map((claim) => ({ claim, bookings: claim.bookings }))
  const answering = await policiesById([...new Set(found.flatMap(({ policyId }) => policyId ?? []))])
  const papers = new Map(
    await Promise.all(answering.map(async (policy) => [policy.id, await carrierOf(policy)] as const)),
  )
  return found.flatMap((claim) => {
    const paper = claim.policyId === undefined ? undefined : papers.get(claim.policyId)
    const bookings = claim.bookings.filter(({ carrierId = paper }) => carrierId === carrier)
    return paper === carrier || bookings.length > 0 ? [{ claim, bookings }] : []
  })
}

interface Asked {
  readonly carrier: string | undefined
  readonly asOf: CalendarDate
  /** So many claims are looked at. */
  readonly size: number
  readonly after: string | undefined
}

/** The claims that had been filed by a day and that a carrier bears, in parts, each as the actor may see it; and where the next part begins. */
export const borneClaims = async (
  actor: Actor,
  { carrier, asOf, size, after }: Asked,
): Promise<{ readonly borne: readonly BorneClaim[]; readonly next?: string | undefined }> => {
  const { hits, nextToken } = await claims.list({
    ...{ scopes: claimScopesOf(actor), group: filedClaimStatuses, sort: 'filedOn' as const, size, after },
  })
  const isBy = ({ filedOn }: (typeof hits)[number]) => filedOn !== undefined && filedOn <= asOf
  const last = hits.at(-1)
  const found = await claims.byIds(hits.filter((row) => isClaimTheirs(actor, row) && isBy(row)).map(({ id }) => id))
  return { borne: await borneBy(carrier, found), next: last !== undefined && isBy(last) ? nextToken : undefined }
}
