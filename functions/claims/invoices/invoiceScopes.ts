import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { isDesk } from '../desk/desk.ts'
import { vendorIdOf } from '../vendors/vendorIdOf.ts'
import { isVendor } from '../vendors/vendorShare.ts'

/** The lists that hold the invoices in the actor's reach; nobody beside vendors and the desk has one. */
export const invoiceScopesOf = async (actor: Actor): Promise<readonly string[]> => {
  if (!isVendor(actor)) return isDesk(actor) ? listScopesOf(actor) : []
  const vendorId = await vendorIdOf(actor)
  return vendorId === undefined ? [] : [`partner:${vendorId}`]
}
