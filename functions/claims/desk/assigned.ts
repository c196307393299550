import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { StoredClaim } from '../store/claims.ts'
import { claimGuard } from './desk.ts'
import { saveClaim } from './saveClaim.ts'

interface Assigning {
  readonly adjuster: NonNullable<ClaimRecord['adjuster']>
  readonly actor: Actor
  readonly now: Instant
}

/** Gives a claim to an adjuster, and opens it. */
export const assigned = async (claim: StoredClaim, { adjuster, actor, now }: Assigning): Promise<ClaimRecord> => {
  const status = claimGuard.after(claim.status, 'assign', { actor })
  return saveClaim(claim, { ...claim, status, adjuster }, { by: actor.name, now })
}
