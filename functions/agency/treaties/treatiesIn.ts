import { type TreatyRecord, treaties } from '#functions/directory/store/treaties.ts'

/** So many are read: what is older is out of everybody's books. */
const mostTreaties = 200

/** The treaties of a list, the newest first. */
export const treatiesIn = async (scope: string): Promise<readonly TreatyRecord[]> => {
  const { hits } = await treaties.list({ scopes: [scope], sort: 'begins', descending: true, size: mostTreaties })
  return treaties.byIds(hits.map(({ id }) => id))
}
