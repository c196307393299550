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

/** The clients of an agent in an agency by name, under all their names, as the table itself has them. */
export const clientsOfAgent = (agencyId: string, names: readonly string[]) =>
  accounts.every({ scopes: [`agency:${agencyId}`], group: names.map(agentGroup), sort: 'name' })
