/** What a list is ordered by: `-updated` is the newest first. An unknown order is the standard one. */
export const orderOf = <Sort extends string>(
  sorts: readonly Sort[],
  wanted: string | undefined,
  standard: { readonly sort: Sort; readonly descending: boolean },
): { readonly sort: Sort; readonly descending: boolean } => {
  const sort = sorts.find((each) => each === wanted?.replace(/^-/, ''))
  return sort === undefined ? standard : { sort, descending: wanted?.startsWith('-') ?? false }
}
