import type { Actor } from '#functions/_platform/auth/actor.ts'
import { personaNames } from '#functions/directory/public.ts'
import type { ToldVendor, Vendor } from '#shared/contracts/account/vendors.ts'

/**
 * Vendors as they are told: with their organization and what it is called today for who reaches that, staff and its own
 * people.
 */
export const toldVendors = async (vendors: readonly Vendor[], actor: Actor): Promise<ToldVendor[]> => {
  const names = await personaNames(vendors.flatMap(({ organizationId }) => organizationId ?? []))
  return vendors.map(({ organizationId, ...vendor }) =>
    organizationId !== undefined && (actor.accountType === 'COWBELL' || actor.organizationId === organizationId)
      ? { ...vendor, organizationId, organizationName: names.get(organizationId) }
      : vendor,
  )
}

/** A vendor as it is told. */
export const toldVendor = async (vendor: Vendor, actor: Actor): Promise<ToldVendor> => {
  const [told] = await toldVendors([vendor], actor)
  return told ?? vendor
}
