import type { Membership } from '#functions/directory/store/users.ts'
import { type Organization, organizationOf } from './organization.ts'

/** The organizations of the rows of one page, by their ids; each is read once. */
export const namedAccounts = async (
  of: readonly Pick<Membership, 'accountType' | 'organizationId'>[],
): Promise<ReadonlyMap<string, Organization>> => {
  const each = new Map(of.map((membership) => [membership.organizationId, membership]))
  const named = await Promise.all([...each.values()].map(organizationOf))
  return new Map(named.map((organization) => [organization.id, organization]))
}
