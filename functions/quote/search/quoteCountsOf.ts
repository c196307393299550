import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

/** How many quotes of some lists are shown, and how many of them are bound. */
export const quoteCountsOf = async (scopes: readonly string[]): Promise<{ quotes: number; binders: number }> => {
  const [listed, bound] = await Promise.all([listedGroup, 'BOUND'].map((group) => quotes.count(scopes, group)))
  return { quotes: listed?.count ?? 0, binders: bound?.count ?? 0 }
}
