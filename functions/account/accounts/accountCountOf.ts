import { accounts } from '../store/accounts.ts'

/** How many accounts are in some lists. */
export const accountCountOf = async (scopes: readonly string[]): Promise<number> => (await accounts.count(scopes)).count

/** The same of each of some lists apart. */
export const accountCountsOfEach = async (scopes: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await accounts.countEach(scopes))].map(([scope, { count }]) => [scope, count]))
