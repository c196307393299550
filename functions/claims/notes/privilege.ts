import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { isDesk } from '../desk/desk.ts'
import { assignmentsOf, isCounsel } from '../vendors/vendorShare.ts'

/** Who writes what is privileged on a claim: claims staff, and the counsel that works on it. */
export const isPrivileged = (actor: Actor, claim: Pick<ClaimRecord, 'vendors'>): boolean =>
  isDesk(actor) || isCounsel(assignmentsOf(actor, claim))
