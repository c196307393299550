import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { removeClaim, updateClaim } from '#shared/contracts/claims/claims.ts'
import * as desk from '#shared/contracts/claims/desk.ts'
import * as money from '#shared/contracts/claims/money.ts'
import { mayAs } from '#shared/permissions.ts'
import { type ClaimAction, claimLife } from '#shared/records/claim/claimLife.ts'
import { requireClaim, type StoredClaim } from '../store/claims.ts'

export const claimGuard = guardOf(claimLife, {
  refusal: 'claim.notAllowed',
  contracts: [
    desk.answerClaimVendor,
    desk.assignClaim,
    desk.assignClaimVendor,
    desk.closeClaim,
    desk.releaseClaimVendor,
    desk.reopenClaim,
    desk.setClaimPolicy,
    desk.setClaimPosition,
    desk.settleClaim,
    ...Object.values(money),
    removeClaim,
    updateClaim,
  ],
})

/** Those who decide on claims: the provider's claims staff and the carrier's adjusters. Vendors work on what they are given. */
export const isDesk = (actor: Actor): boolean =>
  (actor.accountType === 'COWBELL' || actor.accountType === 'CARRIER') && mayAs(actor, 'claim:manage')

/** What the actor can do with a claim now; of what the desk decides, who is not of it nothing. */
export const allowedOn = (claim: StoredClaim, actor: Actor): ClaimAction[] =>
  claimGuard
    .allowed(claim.status, { actor })
    .filter((action) => isDesk(actor) || action === 'update' || action === 'remove')

/** The claim for who decides on it: what is not in reach is not found, a vendor is told that it is the desk's. */
export const requireForDesk = async (id: string, actor: Actor): Promise<StoredClaim> => {
  const claim = await requireClaim(id, actor)
  return isDesk(actor) ? claim : fail('claim.deskOnly')
}
