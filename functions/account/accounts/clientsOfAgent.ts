import { accounts, agentGroup } from '../store/accounts.ts'

/** The clients of an agent in an agency by name, under all their names, as the table itself has them. */
export const clientsOfAgent = (agencyId: string, names: readonly string[]) =>
  accounts.every({ scopes: [`agency:${agencyId}`], group: names.map(agentGroup), sort: 'name' })
