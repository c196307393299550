import type { Actor } from '#functions/_platform/auth/actor.ts'
import { vendors } from '../store/vendors.ts'
import { isVendor } from './vendorShare.ts'

/** The vendor of the panel whose people the actor is of, as the panel says today; none where it stands there no more. */
export const vendorIdOf = async (actor: Actor): Promise<string | undefined> =>
  isVendor(actor) ? vendors.idByUnique('organization', actor.organizationId) : undefined
