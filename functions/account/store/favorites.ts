import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'

/** The accounts and agencies a person has marked, the newest last. */
export interface Favorites {
  readonly id: string
  readonly accountIds: readonly string[]
  readonly agencyIds?: readonly string[]
}

/** Marks beyond this many push out the oldest. */
const mostFavorites = 500

/** What people have marked; read and written here alone. */
export const favorites = defineRecord<Favorites>({
  kind: 'favorites',
  notFound: 'account.notFound',
  version: 2,
  // From the second on there are agencies among them.
  from: { 1: (favorites: Favorites) => favorites },
})

const idOf = (userId: string) => `favorites:${userId}`

/** The accounts this person has marked. */
export const favoritesOf = async (userId: string): Promise<ReadonlySet<string>> =>
  new Set((await favorites.byId(idOf(userId)))?.accountIds)

/** The agencies this person has marked. */
export const favoriteAgenciesOf = async (userId: string): Promise<ReadonlySet<string>> =>
  new Set((await favorites.byId(idOf(userId)))?.agencyIds)

const marked = (ids: readonly string[], id: string, favorite: boolean): readonly string[] => {
  const others = ids.filter((each) => each !== id)
  return favorite ? [...others, id].slice(-mostFavorites) : others
}

/** The write that marks something for a person, or takes the mark off. */
const write = async (userId: string, change: (before: Favorites) => Partial<Favorites>): Promise<Write> => {
  const before: Stored<Favorites> | undefined = await favorites.byId(idOf(userId))
  const { id, accountIds, agencyIds } = before ?? { id: idOf(userId), accountIds: [] }
  const kept = { id, accountIds, ...(agencyIds && { agencyIds }) }
  const after = { ...kept, ...change(kept) }
  return before === undefined ? favorites.create(after) : favorites.update(before, after)
}

/** The write that marks an account for a person, or takes the mark off. */
export const favoriteWrite = (
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  favorite: boolean,
): Promise<Write> => write(userId, ({ accountIds }) => ({ accountIds: marked(accountIds, accountId, favorite) }))

/** The write that marks an agency for a person, or takes the mark off. */
export const favoriteAgencyWrite = (
  { userId, agencyId }: { readonly userId: string; readonly agencyId: string },
  favorite: boolean,
): Promise<Write> => write(userId, ({ agencyIds = [] }) => ({ agencyIds: marked(agencyIds, agencyId, favorite) }))
