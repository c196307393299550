import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Signature } from '#shared/contracts/quote/signatures.ts'
import { isStaff } from '../views/agencyStatus.ts'

/** A signature as the actor may know it: from where it was given is the provider's to know. */
export const signedBy = ({ address, application: _, ...signature }: Signature, actor: Actor) => ({
  ...signature,
  ...(isStaff(actor) && { address }),
})
