/** Sort orders of the list of payments; the first is the standard one, newest first. */
export const transactionSorts = ['paymentDate', 'companyName', 'policyNumber', 'amountPaid'] as const
export type TransactionSort = (typeof transactionSorts)[number]

export const transactionSortParameters = transactionSorts.flatMap((sort): [TransactionSort, `-${TransactionSort}`] => [
  sort,
  `-${sort}`,
])
