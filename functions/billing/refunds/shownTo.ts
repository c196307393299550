import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Refund } from '#shared/contracts/billing/refund.ts'

/** A refund as it is shown: who approved it, and why somebody rejected it, is the provider's own. */
export const shownTo =
  ({ accountType }: Actor) =>
  <Shown extends Refund>(refund: Shown): Shown =>
    accountType === 'COWBELL' || accountType === 'PREMIUM_PROCESSOR'
      ? refund
      : { ...refund, approvals: [], rejection: undefined, failure: undefined }
