import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isDesk } from '#functions/claims/public.ts'
import { type ClaimShare, type ClaimSide, sharesWith } from '#shared/domain/claims/claimShare.ts'

/** On which side of a claim somebody stands; staff who do not decide on claims read what its agency does. */
export const sideOf = (actor: Actor): ClaimSide => {
  if (isDesk(actor)) return 'DESK'
  if (actor.accountType === 'VENDOR') return 'VENDOR'
  return actor.accountType === 'CUSTOMER' ? 'INSURED' : 'AGENCY'
}

/** The organization that brings it; staff are nobody's guests on a claim. */
export const broughtBy = ({ accountType, organizationId }: Actor): string | undefined =>
  accountType === 'COWBELL' || accountType === 'CARRIER' ? undefined : organizationId

interface Shared {
  readonly broughtBy?: string | undefined
  readonly sharedWith?: ClaimShare | undefined
}

/** Whether it is theirs by having brought it, or by being on the desk: they change it too. */
export const isTheirOwn = (actor: Actor, document: Shared): boolean =>
  isDesk(actor) || (document.broughtBy !== undefined && document.broughtBy === broughtBy(actor))

/** Whether somebody who sees the claim sees a document of it (rule: claim-documents). */
export const seesOfClaim = (actor: Actor, document: Shared): boolean =>
  isTheirOwn(actor, document) || sharesWith(document.sharedWith ?? 'DESK', sideOf(actor))
