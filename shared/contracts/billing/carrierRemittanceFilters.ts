/** Sort orders of the list of remittances to carriers; the first is the standard one, newest first. */
export const carrierRemittanceSorts = ['created', 'carrierName', 'month', 'amount'] as const
type CarrierRemittanceSort = (typeof carrierRemittanceSorts)[number]

export const carrierRemittanceSortParameters = carrierRemittanceSorts.flatMap(
  (sort): [CarrierRemittanceSort, `-${CarrierRemittanceSort}`] => [sort, `-${sort}`],
)
