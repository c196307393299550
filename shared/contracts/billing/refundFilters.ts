/** Sort orders of the list of refunds; the first is the standard one, newest first. */
export const refundSorts = ['created', 'companyName', 'policyNumber', 'amount'] as const
type RefundSort = (typeof refundSorts)[number]

export const refundSortParameters = refundSorts.flatMap((sort): [RefundSort, `-${RefundSort}`] => [sort, `-${sort}`])
