/** Sort orders of the list of write-offs; the first is the standard one, newest first. */
export const writeOffSorts = ['created', 'companyName', 'policyNumber', 'amount'] as const
type WriteOffSort = (typeof writeOffSorts)[number]

export const writeOffSortParameters = writeOffSorts.flatMap((sort): [WriteOffSort, `-${WriteOffSort}`] => [
  sort,
  `-${sort}`,
])
