import { type StoredShare, shareScope, shares } from '../store/shares.ts'

/** The links of a quote, as the table itself has them, newest first. */
export const sharesOf = async (quoteId: string): Promise<StoredShare[]> => {
  const rows = await shares.every({ scopes: [shareScope(quoteId)] })
  const found = await shares.byIds(rows.map(({ id }) => id))
  return found.toSorted((a, b) => (a.created < b.created ? 1 : -1))
}
