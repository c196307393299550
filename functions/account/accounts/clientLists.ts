import { accounts, agentGroup } from '../store/accounts.ts'

/** A page of the clients of some agencies, by name. */
export const clientsOfAgencies = (
  agencyIds: readonly string[],
  page: { readonly size: number; readonly after?: string | undefined; readonly before?: string | undefined },
) => accounts.list({ scopes: agencyIds.map((id) => `agency:${id}`), sort: 'name', descending: false, ...page })

/** How many clients an agency has under the names of an agent, as its list counts them. */
export const clientCountOf = async (agencyId: string, names: readonly string[]): Promise<number> => {
  const counts = await Promise.all(names.map((name) => accounts.count(`agency:${agencyId}`, agentGroup(name))))
  return counts.reduce((sum, { count }) => sum + count, 0)
}
