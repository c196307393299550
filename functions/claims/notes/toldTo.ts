import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { assignmentsOf, isVendor } from '../vendors/vendorShare.ts'

/**
 * For whom besides the desk something is written: what the vendor that the desk chose was brought in for, or the own vendor
 * of who writes it.
 * @throws vendor.notFound
 */
export const toldTo = (
  claim: Pick<ClaimRecord, 'vendors'>,
  { vendorId }: { readonly vendorId?: string | undefined },
  actor: Actor,
): ClaimRecord['vendors'] | undefined => {
  if (isVendor(actor)) return assignmentsOf(actor, claim)
  if (vendorId === undefined) return undefined
  const chosen = claim.vendors.filter((each) => each.vendorId === vendorId)
  return chosen.length === 0 ? fail('vendor.notFound') : chosen
}
