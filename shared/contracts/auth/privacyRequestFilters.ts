/** Sort orders of the list of requests about people's own data; the first is the standard one, the next due first. */
export const privacyRequestSorts = ['dueOn', 'created', 'name'] as const
type PrivacyRequestSort = (typeof privacyRequestSorts)[number]

export const privacyRequestSortParameters = privacyRequestSorts.flatMap(
  (sort): [PrivacyRequestSort, `-${PrivacyRequestSort}`] => [sort, `-${sort}`],
)

/** A list by one status, or of all that are still to be answered. */
export const openGroup = 'TO_ANSWER'
