/** Sort orders of the list of financed policies; the first is the standard one, due first. */
export const financedSorts = ['dueDate', 'companyName', 'policyNumber', 'amount'] as const
export type FinancedSort = (typeof financedSorts)[number]

export const financedSortParameters = financedSorts.flatMap((sort): [FinancedSort, `-${FinancedSort}`] => [
  sort,
  `-${sort}`,
])

/**
 * Where financed policies stand: something is due, is due since before today, the financer has still to pay, asks for the
 * policy's end, had it cancelled.
 */
export const financedStandings = ['Open', 'Late', 'Financer to pay', 'Cancellation asked', 'Cancelled'] as const
export type FinancedStanding = (typeof financedStandings)[number]
