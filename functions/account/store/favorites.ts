import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'

/** The accounts a person has marked, the newest last. */
export interface Favorites {
  readonly id: string
  readonly accountIds: readonly string[]
}

/** Marks beyond this many push out the oldest. */
const mostFavorites = 500

/** What people have marked; read and written here alone. */
export const favorites = defineRecord<Favorites>({ kind: 'favorites', notFound: 'account.notFound' })

const idOf = (userId: string) => `favorites:${userId}`

/** The accounts this person has marked. */
export const favoritesOf = async (userId: string): Promise<ReadonlySet<string>> =>
  new Set((await favorites.byId(idOf(userId)))?.accountIds)

/** The write that marks an account for a person, or takes the mark off. */
export const favoriteWrite = async (
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  favorite: boolean,
): Promise<Write> => {
  const before: Stored<Favorites> | undefined = await favorites.byId(idOf(userId))
  const others = (before?.accountIds ?? []).filter((id) => id !== accountId)
  const accountIds = favorite ? [...others, accountId].slice(-mostFavorites) : others
  const after = { id: idOf(userId), accountIds }
  return before === undefined ? favorites.create(after) : favorites.update(before, after)
}
