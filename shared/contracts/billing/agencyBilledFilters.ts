/** Sort orders of the invoices that agencies owe; the first is the standard one. */
export const agencyBilledSorts = ['dueDate', 'companyName', 'policyNumber', 'amount'] as const
export type AgencyBilledSort = (typeof agencyBilledSorts)[number]

export const agencyBilledSortParameters = agencyBilledSorts.flatMap(
  (sort): [AgencyBilledSort, `-${AgencyBilledSort}`] => [sort, `-${sort}`],
)

/** Where they stand: something is due, is due since before today, or nothing is. */
export const agencyBilledStatuses = ['Open', 'Overdue', 'Paid'] as const
