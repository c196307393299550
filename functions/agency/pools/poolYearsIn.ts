import { type PoolYearRecord, poolYears } from '#functions/directory/store/poolYears.ts'

const newestFirst = (a: PoolYearRecord, b: PoolYearRecord): number =>
  a.begins === b.begins ? (a.id < b.id ? 1 : -1) : a.begins < b.begins ? 1 : -1

/** All terms of a list, the newest first. */
export const poolYearsIn = async (scope: string): Promise<readonly PoolYearRecord[]> => {
  const rows = await poolYears.every({ scopes: [scope] })
  return (await poolYears.byIds(rows.map(({ id }) => id))).sort(newestFirst)
}
