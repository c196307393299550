import { accounts } from '../store/accounts.ts'

/** How many accounts are in some lists. */
export const accountCountOf = async (scopes: readonly string[]): Promise<number> => (await accounts.count(scopes)).count
