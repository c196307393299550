import { type TreatyRecord, treaties } from '#functions/directory/store/treaties.ts'

const newestFirst = (a: TreatyRecord, b: TreatyRecord): number =>
  a.begins === b.begins ? (a.id < b.id ? 1 : -1) : a.begins < b.begins ? 1 : -1

/** All treaties of a list, the newest first. */
export const treatiesIn = async (scope: string): Promise<readonly TreatyRecord[]> => {
  const rows = await treaties.every({ scopes: [scope] })
  return (await treaties.byIds(rows.map(({ id }) => id))).sort(newestFirst)
}

/** A treaty names its reinsurers: by it alone, not by who has a share in a record, is told what is ceded. */
export const wholeBook = ['all']

/** Who has a part in treaties. */
export const reinsurersOf = (those: readonly Pick<TreatyRecord, 'layers'>[]): readonly string[] => [
  ...new Set(those.flatMap(({ layers }) => layers.flatMap(({ parts }) => parts.map(({ reinsurerId }) => reinsurerId)))),
]
